package kodama.lua.bind;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kodama.lua.Coroutine;
import kodama.lua.LuaMachine;
import kodama.lua.WaitFunction;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.Varargs;
import org.luaj.vm2.lib.VarArgFunction;

/**
 * Objects whose methods are the functions of a Lua module.
 *
 * <p>A class is checked once, when its first instance becomes a module: if a method does not match its signature, an
 * {@link IllegalArgumentException} is thrown then, and not when a script calls it. {@link ModuleDoc} describes a
 * module.
 */
public final class Module {
    /** An object with some of the functions. */
    private record Part(ModuleBinding binding, Object implementation) {
        static Part of(Object implementation) {
            return new Part(ModuleBinding.of(implementation.getClass()), implementation);
        }
    }

    /** The owner whose methods are known not to run scripts when a field is read. */
    private static final String FRAMEWORK = "the framework";

    private final List<Part> parts;
    private final String owner;

    private Module(List<Part> parts, String owner) {
        this.parts = parts;
        this.owner = owner;
    }

    /**
     * Makes a module.
     *
     * @param parts objects whose classes are annotated with {@link LuaModule}, usually one; the first one's annotation
     *     describes the module, and the others add functions that need other collaborators
     * @throws IllegalArgumentException if a class has no such annotation, or if a method does not match its signature
     */
    public static Module of(Object... parts) {
        return new Module(Stream.of(parts).map(Part::of).toList(), FRAMEWORK);
    }

    /**
     * Sets the owner, for the error of a script that assigns to the module.
     *
     * @param another the owner; the default is the framework
     * @return a copy with this owner
     */
    public Module ownedBy(String another) {
        return new Module(parts, another);
    }

    /**
     * Returns the module's name.
     *
     * @return the name; empty for functions that are globals
     */
    public String name() {
        return info().name();
    }

    private ModuleInfo info() {
        return parts.get(0).binding.info;
    }

    /**
     * Adds the functions to a table.
     *
     * @param table the table
     */
    public void addTo(Table table) {
        LuaTable raw = (LuaTable) table.raw();
        for (Part part : parts)
            for (BoundMethod each : part.binding.functions())
                if (!isCall(each)) raw.rawset(each.declaration().name(), bind(each, part));
    }

    /** Whether a function is the module itself, as {@code sfx} in {@code sfx { ... }}. */
    private boolean isCall(BoundMethod method) {
        return method.declaration().name().equals(name());
    }

    private LuaFunction bind(BoundMethod method, Part part) {
        String function = method.declaration().name();
        String qualified = name().isEmpty() || info().isMethods() ? function : name() + "." + function;
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
        } catch (Exception thrown) { // a method may also throw checked exceptions
            throw MethodErrors.wrap(name, thrown);
        }
    }

    /**
     * Adds functions and fields to a table, and makes reads of misspelled names and assignments to these names errors.
     *
     * @param table the table
     */
    public void protect(Table table) {
        protect(table, metatable());
    }

    private ModuleMetatable metatable() {
        return new ModuleMetatable(info(), owner, readers(), functions());
    }

    private void protect(Table table, ModuleMetatable metatable) {
        addTo(table);
        LuaTable meta = metatable.table();
        for (Part part : parts)
            for (BoundMethod each : part.binding.functions())
                if (isCall(each)) meta.rawset("__call", new WithoutItself(bind(each, part)));
        ((LuaTable) table.raw()).setmetatable(meta);
    }

    /**
     * Makes the module a global table, or its functions globals if it has no name.
     *
     * @param globals the global table
     */
    public void install(Lua lua, Table globals) {
        if (name().isEmpty()) {
            addTo(globals);
            return;
        }
        Table table = lua.newTable();
        ModuleMetatable metatable = metatable();
        if (owner.equals(FRAMEWORK)) addFast(metatable, lua.machine());
        protect(table, metatable);
        globals.put(name(), table);
    }

    /** Adds the fields that are read without a call; a game's own methods may run scripts, which needs one. */
    private void addFast(ModuleMetatable metatable, LuaMachine machine) {
        for (Part part : parts)
            for (BoundMethod each : part.binding.fields())
                metatable.addFast(each.declaration().name(), new ModuleField(machine, each, part.implementation));
    }

    /** Returns the functions that read the fields, by name. */
    private Map<String, LuaFunction> readers() {
        Map<String, LuaFunction> readers = new LinkedHashMap<>();
        for (Part part : parts)
            for (BoundMethod each : part.binding.fields())
                readers.put(each.declaration().name(), bind(each, part));
        return readers;
    }

    /** Returns the names of the functions. */
    private List<String> functions() {
        return parts.stream()
                .flatMap(part -> part.binding.functions().stream())
                .filter(each -> !isCall(each))
                .map(each -> each.declaration().name())
                .toList();
    }

    /** Calls a function without the first argument, the module table that was called. */
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
