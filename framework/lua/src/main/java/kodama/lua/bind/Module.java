package kodama.lua.bind;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kodama.lua.Coroutine;
import kodama.lua.WaitFunction;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.Varargs;
import org.luaj.vm2.lib.VarArgFunction;

/**
 * Objects whose methods are the functions of a Lua module.
 *
 * <p>A class is looked at once, when its first object becomes a module: a method that does not fit its signature is an
 * {@link IllegalArgumentException} then, and not when a script calls it. {@link ModuleDoc} tells what a module offers.
 */
public final class Module {
    /** An object that brings some of the functions. */
    private record Part(ModuleBinding binding, Object implementation) {
        static Part of(Object implementation) {
            return new Part(ModuleBinding.of(implementation.getClass()), implementation);
        }
    }

    private final List<Part> parts;
    private final String owner;

    private Module(List<Part> parts, String owner) {
        this.parts = parts;
        this.owner = owner;
    }

    /**
     * Makes a module.
     *
     * @param parts objects whose classes carry {@link LuaModule}: most often one; of several, the first says what the
     *     module is, and the others have functions that need other collaborators
     * @throws IllegalArgumentException if a class is none of a module, or says something of a method that is not so
     */
    public static Module of(Object... parts) {
        return new Module(Stream.of(parts).map(Part::of).toList(), "the framework");
    }

    /**
     * Says whose it is, for the error of a script that assigns to it.
     *
     * @param another in place of the framework
     * @return the same module otherwise
     */
    public Module ownedBy(String another) {
        return new Module(parts, another);
    }

    /**
     * The module's name.
     *
     * @return empty for functions that are globals
     */
    public String name() {
        return head().name();
    }

    private ModuleInfo head() {
        return parts.get(0).binding.head;
    }

    /**
     * Puts the functions into a table.
     *
     * @param table has them afterwards
     */
    public void addTo(Table table) {
        LuaTable raw = (LuaTable) table.raw();
        for (Part part : parts)
            for (BoundMethod each : part.binding.functions())
                if (!isCall(each)) raw.rawset(each.declaration().name(), bind(each, part));
    }

    /** Whether a function is not in the module but is the module itself, as {@code sfx} in {@code sfx { ... }}. */
    private boolean isCall(BoundMethod method) {
        return method.declaration().name().equals(name());
    }

    private LuaFunction bind(BoundMethod method, Part part) {
        String function = method.declaration().name();
        String qualified = name().isEmpty() || head().isMethods() ? function : name() + "." + function;
        if (method.declaration().alwaysYields())
            return new WaitFunction(
                    qualified, (caller, args) -> rest(method, qualified, part.implementation, caller, args));
        return method.declaration().isResumable()
                ? new BoundResumable(method, qualified, part.implementation)
                : new BoundFunction(method, qualified, part.implementation);
    }

    private static void rest(BoundMethod method, String name, Object module, Coroutine caller, Varargs arguments) {
        try {
            method.call(module, arguments, caller);
        } catch (Exception thrown) { // a method may throw a checked one, too
            throw MethodErrors.wrap(name, thrown);
        }
    }

    /**
     * Puts the functions into a table, lets the fields be read there, and makes a misspelled or assigned name an error.
     *
     * @param table has them afterwards
     */
    public void protect(Table table) {
        addTo(table);
        LuaTable meta = new ModuleMetatable(head(), owner, readers(), functions()).table();
        for (Part part : parts)
            for (BoundMethod each : part.binding.functions())
                if (isCall(each)) meta.rawset("__call", new WithoutItself(bind(each, part)));
        ((LuaTable) table.raw()).setmetatable(meta);
    }

    /**
     * Makes the module a global table of its name, or its functions globals if it has none.
     *
     * @param globals has the module afterwards
     */
    public void install(Lua lua, Table globals) {
        if (name().isEmpty()) {
            addTo(globals);
            return;
        }
        Table table = lua.newTable();
        protect(table);
        globals.put(name(), table);
    }

    /** What reads the fields, by their names. */
    private Map<String, LuaFunction> readers() {
        Map<String, LuaFunction> readers = new LinkedHashMap<>();
        for (Part part : parts)
            for (BoundMethod each : part.binding.fields())
                readers.put(each.declaration().name(), bind(each, part));
        return readers;
    }

    /** The names of the functions. */
    private List<String> functions() {
        return parts.stream()
                .flatMap(part -> part.binding.functions().stream())
                .filter(each -> !isCall(each))
                .map(each -> each.declaration().name())
                .toList();
    }

    /** Calls a function without the table that was called in its place. */
    private static final class WithoutItself extends VarArgFunction {
        private final LuaFunction function;

        WithoutItself(LuaFunction function) {
            this.function = function;
        }

        @Override
        public Varargs invoke(Varargs arguments) {
            return function.invoke(arguments.subargs(2));
        }
    }
}
