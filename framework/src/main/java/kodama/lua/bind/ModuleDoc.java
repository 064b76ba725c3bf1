package kodama.lua.bind;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A Lua module as the reference describes it. It is read from classes alone: no machine is needed, nor any object.
 *
 * @param name the global table that has the functions; empty for functions that are globals themselves
 * @param title its heading
 * @param doc what it is for
 * @param isMethods whether its functions are methods, called with a colon
 * @param functions in the order of the reference
 * @param fields in the order of the reference
 */
public record ModuleDoc(
        String name, String title, String doc, boolean isMethods, List<FunctionDoc> functions, List<FieldDoc> fields) {
    /**
     * Reads what classes say.
     *
     * @param parts classes whose objects {@link Module#of} makes one module of
     * @return their module
     * @throws IllegalArgumentException if a class is none of a module, or says something of a method that is not so
     */
    public static ModuleDoc of(Class<?>... parts) {
        List<Binding> all = Stream.of(parts).map(Binding::of).toList();
        ModuleHead head = all.get(0).head;
        return new ModuleDoc(
                head.name(),
                head.title(),
                head.doc(),
                head.isMethods(),
                all.stream()
                        .flatMap(part -> part.functions().stream())
                        .map(each -> each.declaration().functionDoc())
                        .toList(),
                all.stream()
                        .flatMap(part -> part.fields().stream())
                        .map(each -> each.declaration().fieldDoc())
                        .toList());
    }

    /**
     * Describes fields that no class of the module reads: those of tables that have its methods, or plain globals.
     *
     * @param further behind the module's own
     * @return the module with them
     */
    public ModuleDoc with(List<FieldDoc> further) {
        List<FieldDoc> all = new ArrayList<>(fields);
        all.addAll(further);
        return new ModuleDoc(name, title, doc, isMethods, functions, List.copyOf(all));
    }
}
