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
 * The one description of what scripts can use, read from the classes that do it: modules with their functions and
 * fields, classes of tables, events, files that a game is made of. Reference, definitions for editors and {@code kodama
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

    /** What comes with the framework: for all scripts, and then for tests. */
    public static LuaApi ofFramework() {
        return new LuaApi(
                Stream.concat(LuaApiModules.described().stream(), SpecModules.described().stream())
                        .toList(),
                FileDoc.all());
    }

    /** These modules, and then further ones, such as a game brings along. */
    public LuaApi and(List<ModuleDoc> further) {
        return new LuaApi(Stream.concat(modules.stream(), further.stream()).toList(), files);
    }

    /** The modules in the order of the reference; a name may be there twice, as the globals of scripts and of tests. */
    public List<ModuleDoc> modules() {
        return modules;
    }

    /** The Lua files that mean something to the framework, in the order of the reference. */
    public List<FileDoc> files() {
        return files;
    }

    /**
     * The class of a name as types have it, such as {@code FireOptions}; of a class with methods, the module of this
     * {@link ModuleDoc#type} has them. None if a script or another library has to know it.
     */
    public Optional<ClassDoc> find(String name) {
        return Optional.ofNullable(classes.get(name));
    }

    /** The alias of a name as types have it, such as {@code Ease}. */
    public Optional<AliasDoc> alias(String name) {
        return Optional.ofNullable(aliases.get(name));
    }

    /** A type's name as editors know it, apart from those of other libraries. */
    String qualified(String name) {
        return classes.containsKey(name) || aliases.containsKey(name) ? "kodama." + name : name;
    }
}
