package kodama.lua.script;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.script.AbstractScriptEngine;
import javax.script.Bindings;
import javax.script.Invocable;
import javax.script.ScriptContext;
import javax.script.ScriptEngineFactory;
import javax.script.ScriptException;
import javax.script.SimpleBindings;
import kodama.lua.Builtin;
import kodama.lua.LuaFailure;
import kodama.lua.LuaOptions;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Module;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.lua.library.Libraries;
import org.jspecify.annotations.Nullable;

/**
 * Lua for {@code javax.script}. Globals that a script sets are bindings of the engine scope; those that it reads are
 * looked up in all scopes, then among Lua's own. Belongs to one thread.
 *
 * <p>Numbers become Double, strings String, booleans Boolean, nil null; any other value is a {@link Value}, a table a
 * {@link Table}. In the other direction, a {@link Function} becomes a Lua function, an instance of a {@link LuaModule}
 * class a table of its functions, and other objects userdata.
 */
final class LuaScriptEngine extends AbstractScriptEngine implements Invocable {
    private final ScriptEngineFactory factory;
    private final Lua lua;

    LuaScriptEngine(ScriptEngineFactory factory, LuaOptions options) {
        this.factory = factory;
        lua = new Lua(Libraries.machine(options.withPrint(this::print)));
    }

    private void print(String line) {
        try {
            getContext().getWriter().write(line + "\n");
            getContext().getWriter().flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public @Nullable Object eval(Reader script, ScriptContext context) throws ScriptException {
        StringWriter text = new StringWriter();
        try {
            script.transferTo(text);
        } catch (IOException e) {
            throw new ScriptException(e);
        }
        return eval(text.toString(), context);
    }

    @Override
    public @Nullable Object eval(String script, ScriptContext context) throws ScriptException {
        Object name = context.getAttribute(FILENAME);
        ScriptContext before = getContext();
        setContext(context);
        try {
            byte[] source = script.getBytes(StandardCharsets.UTF_8);
            return run(lua.load(name == null ? "script" : name.toString(), source, globals(context)));
        } catch (LuaFailure failure) {
            throw converted(failure);
        } finally {
            setContext(before);
        }
    }

    private @Nullable Object run(Value function, Object... arguments) throws ScriptException {
        try {
            Object[] values = Stream.of(arguments).map(this::lua).toArray();
            return java(lua.routine(function)
                    .runToEnd(Values.of(values), "a script cannot yield to Java")
                    .get(1));
        } catch (LuaFailure failure) {
            throw converted(failure);
        }
    }

    private static ScriptException converted(LuaFailure failure) {
        ScriptException converted = new ScriptException(failure.getMessage(), failure.file(), failure.line());
        converted.initCause(failure);
        return converted;
    }

    /** Makes a script's global table. */
    private Table globals(ScriptContext context) {
        return lua.proxyTable(
                name -> {
                    Object bound = context.getAttribute(name.text());
                    return bound == null ? lua.globals().get(name.text()) : lua(bound);
                },
                (name, value) -> context.setAttribute(name.text(), java(value), ScriptContext.ENGINE_SCOPE));
    }

    private static @Nullable Object java(Value value) {
        if (value.isNil()) return null;
        if (value.is(LuaType.NUMBER)) return value.number();
        if (value.is(LuaType.STRING)) return value.text();
        if (value.is(LuaType.BOOLEAN)) return value.isTrue();
        return value.object() == null ? value : value.object();
    }

    @SuppressWarnings("unchecked") // a function throws if the argument has another type
    private Value lua(Object object) {
        if (object instanceof Function<?, ?> function) {
            Function<@Nullable Object, @Nullable Object> called =
                    (Function<@Nullable Object, @Nullable Object>) function;
            return Value.of(new Builtin("function", arguments -> lua(called.apply(java(Value.of(arguments.arg1()))))
                    .raw()));
        }
        if (object == null || !object.getClass().isAnnotationPresent(LuaModule.class)) return Value.ofObject(object);
        Table module = lua.newTable();
        Module.of(object).addTo(module);
        return module;
    }

    @Override
    public @Nullable Object invokeFunction(String name, Object... arguments)
            throws ScriptException, NoSuchMethodException {
        return run(function(globals(getContext()), name), arguments);
    }

    @Override
    public @Nullable Object invokeMethod(Object object, String name, Object... arguments)
            throws ScriptException, NoSuchMethodException {
        Object[] withObject =
                Stream.concat(Stream.of(object), Stream.of(arguments)).toArray();
        return run(function(((Value) object).table(), name), withObject);
    }

    private static Value function(Table table, String name) throws NoSuchMethodException {
        Value found = table.index(name);
        if (!found.is(LuaType.FUNCTION)) throw new NoSuchMethodException(name);
        return found;
    }

    @Override
    public <T> @Nullable T getInterface(Class<T> type) {
        return getInterface(globals(getContext()), type);
    }

    @Override
    public <T> @Nullable T getInterface(Object object, Class<T> type) {
        Table table = ((Value) object).table();
        for (Method each : type.getMethods()) if (!table.index(each.getName()).is(LuaType.FUNCTION)) return null;
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (proxy, method, arguments) ->
                        run(function(table, method.getName()), arguments == null ? new Object[0] : arguments)));
    }

    @Override
    public Bindings createBindings() {
        return new SimpleBindings();
    }

    @Override
    public ScriptEngineFactory getFactory() {
        return factory;
    }
}
