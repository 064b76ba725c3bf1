package kodama.lua.bind;

import java.util.Objects;
import kodama.lua.Call;
import kodama.lua.Resumable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** A method that may wait or call scripts, as scripts see it: runs the {@link Step}s that it returns. */
final class BoundResumable extends Resumable {
    /** Speed of converting a Lua string to a Java string. */
    private static final int BYTES_PER_INSTRUCTION = 8;

    private final BoundMethod method;
    private final String qualifiedName;
    private final Object module;

    BoundResumable(BoundMethod method, String qualifiedName, Object module) {
        this.method = method;
        this.qualifiedName = qualifiedName;
        this.module = module;
    }

    @Override
    public String name() {
        return qualifiedName;
    }

    @Override
    protected Varargs start(Call call, Varargs arguments) {
        for (int i = 1; i <= arguments.narg(); i++)
            if (arguments.arg(i) instanceof LuaString text)
                call.machine().chargeDeferred(text.m_length / BYTES_PER_INSTRUCTION);
        try {
            return perform(call, (Step) method.call(module, arguments, call.coroutine()));
        } catch (Exception thrown) { // a method may also throw checked exceptions
            throw MethodErrors.wrap(qualifiedName, thrown);
        }
    }

    private static Varargs perform(Call call, @Nullable Step step) {
        if (step == null) throw new IllegalStateException("returned null instead of a step");
        if (step.repeating != null) {
            call.state = step.repeating;
            return call.yield(LuaValue.NONE);
        }
        call.state = step.then;
        if (step.then == null) return step.values;
        return step.function == null ? call.yield(step.values) : call.invoke(step.function, step.values);
    }

    @Override
    protected Varargs resume(Call call, Varargs results) {
        try {
            if (call.state instanceof Step.Repeating work)
                return work.advance() ? call.yield(LuaValue.NONE) : LuaValue.NONE;
            return perform(call, continuation(call).next(Values.of(results)));
        } catch (Exception thrown) { // a method may also throw checked exceptions
            throw MethodErrors.wrap(qualifiedName, thrown);
        }
    }

    @Override
    protected int prefetch(Call call, int step) {
        if (!(call.state instanceof Step.Repeating work)) return 0; // this already reads from it
        return step == 3 ? work.prefetch() : 0;
    }

    /** Takes the continuation; from here on, an error belongs to this function. */
    private static Step.Continuation continuation(Call call) {
        Step.Continuation then = (Step.Continuation) Objects.requireNonNull(call.state);
        call.state = null;
        return then;
    }

    @Override
    protected Varargs fail(Call call, LuaError error) {
        if (!(call.state instanceof Step.Continuation)) throw error;
        try {
            Step.Continuation then = continuation(call);
            Step step = then.failed(Value.of(message(error)));
            if (step != null) return perform(call, step);
            call.state = then; // for the traceback
            throw error;
        } catch (Exception thrown) { // a method may also throw checked exceptions
            throw MethodErrors.wrap(qualifiedName, thrown);
        }
    }

    private static LuaValue message(LuaError error) {
        LuaValue message = error.getMessageObject();
        return message == null ? LuaValue.NIL : message;
    }
}
