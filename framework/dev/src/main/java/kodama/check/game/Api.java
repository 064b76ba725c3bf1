package kodama.check.game;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.FunctionDoc;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Table;
import kodama.lua.bind.TypeDoc;
import kodama.lua.library.Libraries;
import kodama.script.LuaApiModules;
import kodama.unittest.SpecModules;
import org.jspecify.annotations.Nullable;

/**
 * The names that scripts can use without requiring them: Lua's libraries, the framework's modules, and Java modules.
 */
public final class Api {
    private final Map<String, Set<String>> libraries = new HashMap<>();
    private final Map<String, ModuleDoc> modules = new HashMap<>();
    private final Map<String, ModuleDoc> methods = new HashMap<>();
    private final Map<String, FunctionDoc> functions = new HashMap<>();
    private final Map<String, ClassDoc> classes = new HashMap<>();
    private final Map<String, AliasDoc> aliases = new HashMap<>();
    private final Set<String> globals = new TreeSet<>();

    private Api() {}

    /** Returns the API of all scripts except tests; {@code further} are the game's modules in Java. */
    public static Api ofScripts(List<ModuleDoc> further) {
        Api api = new Api();
        api.addLibraries();
        LuaApiModules.described().forEach(api::add);
        further.forEach(api::add);
        return api;
    }

    /** Returns this API with that of tests added. */
    public Api withSpecs() {
        Api api = new Api();
        api.libraries.putAll(libraries);
        api.modules.putAll(modules);
        api.methods.putAll(methods);
        api.functions.putAll(functions);
        api.classes.putAll(classes);
        api.aliases.putAll(aliases);
        api.globals.addAll(globals);
        SpecModules.described().forEach(api::add);
        return api;
    }

    /** Reads the libraries from a machine, which avoids another list to maintain. */
    private void addLibraries() {
        try (LuaMachine machine = Libraries.machine(LuaOptions.forGame())) {
            for (Table.Entry entry : new Lua(machine).globals()) {
                String name = entry.key().text();
                globals.add(name);
                boolean isLibrary = entry.value().is(LuaType.TABLE) && !name.equals("_G");
                if (isLibrary) libraries.put(name, names(entry.value().table()));
            }
        }
    }

    private static Set<String> names(Table table) {
        Set<String> names = new HashSet<>();
        for (Table.Entry entry : table) names.add(entry.key().text());
        return names;
    }

    private void add(ModuleDoc doc) {
        doc.classes().forEach(each -> classes.put(each.name(), each));
        doc.aliases().forEach(each -> aliases.put(each.name(), each));
        if (doc.isMethods()) methods.put(doc.name(), doc);
        else if (doc.name().isEmpty()) doc.fields().forEach(field -> globals.add(field.name()));
        else {
            globals.add(doc.name());
            modules.put(doc.name(), doc);
        }
        for (FunctionDoc function : doc.functions()) {
            String name = function.signature().name();
            if (doc.name().isEmpty()) globals.add(name);
            boolean isWhole = doc.name().isEmpty() || name.equals(doc.name());
            functions.put(isWhole ? name : doc.name() + (doc.isMethods() ? ":" : ".") + name, function);
        }
    }

    public Collection<String> globals() {
        return globals;
    }

    /** Whether a global is a module of the framework; false for Lua's own libraries. */
    public boolean isModule(String name) {
        return modules.containsKey(name);
    }

    /** Returns the names of functions and fields in a module or library; null if there is no such module. */
    public @Nullable Collection<String> members(String name) {
        ModuleDoc module = modules.get(name);
        if (module == null) return libraries.get(name);
        Set<String> members = new TreeSet<>();
        for (FunctionDoc function : module.functions())
            members.add(function.signature().name());
        module.fields().forEach(field -> members.add(field.name()));
        return members;
    }

    /**
     * Returns the name to use instead of an unknown member of a module (empty for globals), such as {@code laser.beam},
     * or several joined by {@code or}; null if there is none.
     */
    public @Nullable String replacement(String owner, String name) {
        ModuleDoc module = modules.get(owner);
        if (module != null) return module.elsewhere().get(name);
        if (!owner.isEmpty()) return null;
        String all = Stream.concat(modules.keySet().stream(), libraries.keySet().stream())
                .sorted()
                .filter(each -> Objects.requireNonNull(members(each)).contains(name))
                .map(each -> each + "." + name)
                .collect(Collectors.joining(" or "));
        return all.isEmpty() ? null : all;
    }

    /**
     * Returns a function of the framework, such as {@code wait}, {@code shot.fire} or {@code self:kill}; null if
     * unknown.
     */
    public @Nullable FunctionDoc function(String path) {
        return functions.get(path);
    }

    /** Returns the names of methods, for example of {@code self}. */
    public Collection<String> methods(String of) {
        ModuleDoc doc = methods.get(of);
        return doc == null
                ? List.of()
                : doc.functions().stream().map(each -> each.signature().name()).toList();
    }

    /** Returns the owner, for {@link #methods}, of the methods of a function's first result; null if there is none. */
    public @Nullable String methodsOfResult(String path) {
        FunctionDoc function = functions.get(path);
        if (function == null || function.signature().results().isEmpty()) return null;
        TypeDoc result = function.signature().results().get(0).type();
        return alternatives(result)
                .flatMap(type -> methods.values().stream()
                        .filter(doc -> type instanceof TypeDoc.NamedType named
                                && named.name().equals(doc.type())))
                .map(ModuleDoc::name)
                .findFirst()
                .orElse(null);
    }

    private static Stream<TypeDoc> alternatives(TypeDoc type) {
        return type instanceof TypeDoc.Union choice
                ? choice.either().stream().flatMap(Api::alternatives)
                : Stream.of(type);
    }

    /** Whether a function may make the calling task wait. */
    public boolean mayWait(String path) {
        FunctionDoc function = functions.get(path);
        return function != null && function.waits();
    }

    /** Returns the field names of tables with methods, for example of {@code self}. */
    public List<String> fields(String of) {
        ModuleDoc doc = methods.get(of);
        return doc == null
                ? List.of()
                : doc.fields().stream().map(FieldDoc::name).toList();
    }

    /** Returns all names of functions, methods and fields. */
    public Set<String> allNames() {
        Set<String> names = new HashSet<>();
        libraries.values().forEach(names::addAll);
        for (String module : modules.keySet()) names.addAll(Objects.requireNonNull(members(module)));
        for (String each : methods.keySet()) {
            names.addAll(methods(each));
            names.addAll(fields(each));
        }
        return names;
    }

    /** Returns a class of tables, such as {@code FireOptions}. */
    public Optional<ClassDoc> find(String name) {
        return Optional.ofNullable(classes.get(name));
    }

    /** Returns the alias of a type, such as {@code Ease}. */
    public Optional<AliasDoc> alias(String name) {
        return Optional.ofNullable(aliases.get(name));
    }
}
