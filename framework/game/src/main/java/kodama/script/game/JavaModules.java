package kodama.script.game;

import java.util.List;
import java.util.Set;
import kodama.base.ErrorSink;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Value;

/** The Lua modules that a game has written in Java: each is a class, created again whenever scripts start. */
public final class JavaModules {
    /** Names that are reserved: a task's parameter, and the module for tests. */
    private static final Set<String> RESERVED_NAMES = Set.of("self", "test");

    private static final String OPTION = "modules";
    private static final String OWNER = "a Java part of the game";

    private final JavaClasses classes;
    private final List<String> names;

    /** Takes the names of the classes in {@code modules} of game.lua. */
    public JavaModules(JavaClasses classes, List<String> names) {
        this.classes = classes;
        this.names = List.copyOf(names);
    }

    /**
     * Describes the modules, in the order of game.lua. Does not run any code of the game.
     *
     * @throws JavaPartFailure if a class cannot be loaded or is not a valid module
     */
    public List<ModuleDoc> described() {
        return names.stream().map(this::described).toList();
    }

    private ModuleDoc described(String className) {
        ModuleDoc module = read(className);
        if (module.isMethods()) throw wrongOption(className + " must have functions, not methods of tables");
        if (!Value.of(module.name()).isName() || RESERVED_NAMES.contains(module.name()))
            throw wrongOption(className + " cannot be called '" + module.name() + "' in Lua");
        return module;
    }

    private ModuleDoc read(String className) {
        try {
            return ModuleDoc.of(classes.find(className));
        } catch (JavaClassException wrong) {
            throw JavaPartFailure.of(OPTION, wrong);
        } catch (IllegalArgumentException | IllegalStateException | LinkageError wrong) {
            throw wrongOption(String.valueOf(wrong.getMessage()));
        }
    }

    private static JavaPartFailure wrongOption(String clause) {
        return new JavaPartFailure("option '" + OPTION + "': " + clause, null);
    }

    /**
     * Creates an object of each class, and a global table of its functions. A module that fails is reported and
     * skipped.
     *
     * @param lua a machine that already has the framework's modules
     */
    public void install(Lua lua, ErrorSink errors) {
        for (String className : names) {
            try {
                install(lua, className);
            } catch (JavaPartFailure wrong) {
                errors.report("loading module '" + className + "'", wrong);
            }
        }
    }

    private void install(Lua lua, String className) {
        String name = described(className).name();
        if (!lua.globals().get(name).isNil())
            throw wrongOption(
                    className + " cannot be called '" + name + "' in Lua because a global of that name exists");
        Module.of(make(className)).ownedBy(OWNER).install(lua, lua.globals());
    }

    private Object make(String className) {
        try {
            return classes.newInstance(className, Object.class, List.of());
        } catch (JavaClassException wrong) {
            throw JavaPartFailure.of(OPTION, wrong);
        }
    }
}
