package kodama.docs;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.ModuleDoc;
import kodama.script.LuaApiModules;
import kodama.unittest.SpecModules;

/**
 * The description of the Lua API, read from the annotated classes that implement it: modules with functions and fields,
 * classes of tables, events, and the files of a game. The reference, the definitions for editors and {@code kodama
 * check} are made from it. Immutable.
 */
public final class LuaApi {
    private final List<ModuleDoc> modules;
    private final List<FileDoc> files;
    private final Map<String, ClassDoc> classes = new TreeMap<>();
    private final Map<String, AliasDoc> aliases = new TreeMap<>();

    private LuaApi(List<ModuleDoc> modules, List<FileDoc> files) {
        this.modules = List.copyOf(modules);
        this.files = files;
        for (ModuleDoc module : modules) {
            module.classes().forEach(each -> classes.put(each.name(), each));
            if (module.isMethods())
                classes.putIfAbsent(module.type(), ClassDoc.of(module.type(), module.doc(), module.fields()));
            module.aliases().forEach(each -> aliases.put(each.name(), each));
        }
        for (FileDoc file : files) file.classes().forEach(each -> classes.put(each.name(), each));
    }

    /** Returns the API of the framework: for all scripts, then for tests. */
    public static LuaApi ofFramework() {
        return new LuaApi(
                Stream.concat(LuaApiModules.described().stream(), SpecModules.described().stream())
                        .toList(),
                FileDoc.all());
    }

    /** Returns this API with further modules, such as those of a game. */
    public LuaApi and(List<ModuleDoc> further) {
        return new LuaApi(Stream.concat(modules.stream(), further.stream()).toList(), files);
    }

    /**
     * Returns the modules in the order of the reference. A name can occur twice: there are globals of scripts and
     * globals of tests.
     */
    public List<ModuleDoc> modules() {
        return modules;
    }

    /** Returns the Lua files that the framework reads, in the order of the reference. */
    public List<FileDoc> files() {
        return files;
    }

    /**
     * Finds the class of a name in types, such as {@code FireOptions}. A class with methods has the name of a module's
     * {@link ModuleDoc#type}. Empty if the class belongs to a script or another library.
     */
    public Optional<ClassDoc> find(String name) {
        return Optional.ofNullable(classes.get(name));
    }

    /** Finds the alias of a name in types, such as {@code Ease}. */
    public Optional<AliasDoc> alias(String name) {
        return Optional.ofNullable(aliases.get(name));
    }

    /** Returns the name of a type for editors, distinguished from types of other libraries. */
    String qualified(String name) {
        return classes.containsKey(name) || aliases.containsKey(name) ? "kodama." + name : name;
    }
}
