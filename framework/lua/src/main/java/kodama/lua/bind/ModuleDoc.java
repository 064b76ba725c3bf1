package kodama.lua.bind;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Describes a Lua module in the reference. Read from classes, without a machine or instances.
 *
 * @param name the global table with the functions; empty for functions that are globals
 * @param title its heading
 * @param doc description
 * @param type type name of tables with its functions as methods, called with a colon; empty if they are not methods
 * @param functions its functions, in the order of the reference
 * @param fields its fields, in the order of the reference
 * @param classes classes of tables and other values in its signatures
 * @param aliases aliases of types in its signatures
 * @param elsewhere replacements for names that are not in the module
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
     * Reads the annotations of classes.
     *
     * @param parts the classes whose instances {@link Module#of} makes a module of
     * @return the description of the module
     * @throws IllegalArgumentException if a class has no such annotation, or if a method does not match its signature
     */
    public static ModuleDoc of(Class<?>... parts) {
        List<ModuleBinding> all = Stream.of(parts).map(ModuleBinding::of).toList();
        ModuleInfo info = all.get(0).info;
        return new ModuleDoc(
                info.name(),
                info.title(),
                info.doc(),
                info.isMethods() && info.type().isEmpty() ? info.name() : info.type(),
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
                info.elsewhere());
    }

    /**
     * Adds fields that are not methods of the classes: fields of tables with its methods, or plain globals.
     *
     * @param further added after the module's own
     */
    public ModuleDoc with(List<FieldDoc> further) {
        return new ModuleDoc(name, title, doc, type, functions, joined(fields, further), classes, aliases, elsewhere);
    }

    /**
     * Adds classes used in signatures.
     *
     * @param further added after the existing ones
     */
    public ModuleDoc withClasses(ClassDoc... further) {
        return new ModuleDoc(
                name, title, doc, type, functions, fields, joined(classes, Arrays.asList(further)), aliases, elsewhere);
    }

    /**
     * Adds classes of options used in signatures.
     *
     * @param further added after the existing ones
     */
    public ModuleDoc withOptions(OptionClass... further) {
        return withClasses(Stream.of(further).map(OptionClass::toDoc).toArray(ClassDoc[]::new));
    }

    /**
     * Adds aliases used in signatures.
     *
     * @param further added after the existing ones
     */
    public ModuleDoc withAliases(AliasDoc... further) {
        return new ModuleDoc(
                name, title, doc, type, functions, fields, classes, joined(aliases, Arrays.asList(further)), elsewhere);
    }

    private static <T> List<T> joined(List<T> first, List<T> further) {
        return Stream.concat(first.stream(), further.stream()).toList();
    }

    /**
     * Formats a call of one of its functions.
     *
     * @return such as {@code task.find(name: string) → Task?}
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
     * Returns the prefix of one of its functions in a call.
     *
     * @return such as {@code task.}; empty for a global, and for the module itself
     */
    public String prefix(Signature signature) {
        if (name.isEmpty() || isItself(signature)) return "";
        return name + (isMethods() ? ":" : ".");
    }

    /**
     * Whether a function is the module itself, called as a function.
     *
     * @return true for {@code sfx} of the module {@code sfx}
     */
    public boolean isItself(Signature signature) {
        return signature.name().equals(name);
    }

    /**
     * Whether a parameter is the object before the colon of a method call.
     *
     * @param parameter a parameter of one of its functions
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
