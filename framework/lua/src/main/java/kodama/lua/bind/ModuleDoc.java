package kodama.lua.bind;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A Lua module as the reference describes it. It is read from classes alone: no machine is needed, nor any object.
 *
 * @param name the global table that has the functions; empty for functions that are globals themselves
 * @param title its heading
 * @param doc what it is for
 * @param type what signatures call tables that have its functions as methods, called with a colon; empty if they are
 *     no methods
 * @param functions in the order of the reference
 * @param fields in the order of the reference
 * @param classes of tables and other values that its functions take and give
 * @param aliases for types that its functions take and give
 * @param elsewhere what to write in place of names that some look for here
 */
public record ModuleDoc(
        String name,
        String title,
        String doc,
        String type,
        List<FunctionDoc> functions,
        List<FieldDoc> fields,
        List<ClassDoc> classes,
        List<AliasDoc> aliases,
        Map<String, String> elsewhere) {
    /**
     * Reads what classes say.
     *
     * @param parts classes whose objects {@link Module#of} makes one module of
     * @return their module
     * @throws IllegalArgumentException if a class is none of a module, or says something of a method that is not so
     */
    public static ModuleDoc of(Class<?>... parts) {
        List<ModuleBinding> all = Stream.of(parts).map(ModuleBinding::of).toList();
        ModuleInfo head = all.get(0).head;
        return new ModuleDoc(
                head.name(),
                head.title(),
                head.doc(),
                head.isMethods() && head.type().isEmpty() ? head.name() : head.type(),
                all.stream()
                        .flatMap(part -> part.functions().stream())
                        .map(each -> each.declaration().functionDoc())
                        .toList(),
                all.stream()
                        .flatMap(part -> part.fields().stream())
                        .map(each -> each.declaration().fieldDoc())
                        .toList(),
                List.of(),
                List.of(),
                head.elsewhere());
    }

    /**
     * Describes fields that no class of the module reads: those of tables that have its methods, or plain globals.
     *
     * @param further behind the module's own
     */
    public ModuleDoc with(List<FieldDoc> further) {
        return new ModuleDoc(name, title, doc, type, functions, joined(fields, further), classes, aliases, elsewhere);
    }

    /**
     * Describes classes that the module's functions take and give.
     *
     * @param further behind those there are
     */
    public ModuleDoc withClasses(ClassDoc... further) {
        return new ModuleDoc(
                name, title, doc, type, functions, fields, joined(classes, Arrays.asList(further)), aliases, elsewhere);
    }

    /**
     * Describes the classes of options that the module's functions take.
     *
     * @param further behind the classes there are
     */
    public ModuleDoc withOptions(OptionClass... further) {
        return withClasses(Stream.of(further).map(OptionClass::toDoc).toArray(ClassDoc[]::new));
    }

    /**
     * Gives short names to types that the module's functions take and give.
     *
     * @param further behind those there are
     */
    public ModuleDoc withAliases(AliasDoc... further) {
        return new ModuleDoc(
                name, title, doc, type, functions, fields, classes, joined(aliases, Arrays.asList(further)), elsewhere);
    }

    private static <T> List<T> joined(List<T> first, List<T> further) {
        return Stream.concat(first.stream(), further.stream()).toList();
    }

    /**
     * Writes how one of its functions is called.
     *
     * @return {@code task.find(name: string) → Task?}, say
     */
    public String call(Signature signature) {
        Stream<String> taken = signature.parameters().stream()
                .filter(parameter -> !isSelf(parameter))
                .map(Parameter::text);
        String all = Stream.concat(taken, signature.isVariadic() ? Stream.of("...") : Stream.of())
                .collect(Collectors.joining(", "));
        String returns = signature.results().isEmpty() ? "" : " → " + signature.returns();
        return prefix(signature) + signature.name() + "(" + all + ")" + returns;
    }

    /**
     * Tells what stands before the name of one of its functions where it is called.
     *
     * @return {@code task.}, say; empty for a global, and for the module itself
     */
    public String prefix(Signature signature) {
        if (name.isEmpty() || isItself(signature)) return "";
        return name + (isMethods() ? ":" : ".");
    }

    /**
     * Tells whether a function is the module itself, called as one.
     *
     * @return true for {@code sfx} of the module {@code sfx}
     */
    public boolean isItself(Signature signature) {
        return signature.name().equals(name);
    }

    /**
     * Tells whether a parameter is what stands before the colon of a method.
     *
     * @param parameter of a function
     */
    public boolean isSelf(Parameter parameter) {
        return isMethods() && parameter.name().equals("self");
    }

    /**
     * Whether its functions are methods.
     *
     * @return true if they are called with a colon
     */
    public boolean isMethods() {
        return !type.isEmpty();
    }
}
