package kodama.lua;

import kodama.lua.error.MessageError;
import kodama.lua.error.ScriptError;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Which coroutine runs, and how Java and coroutines run others within it. */
final class Runs {

    /** Most Java calls within each other; the reference's limit for C calls. */
    private static final int DEEPEST = 200;

    private final LuaMachine machine;
    private final Failures failures = new Failures();
    private final Execution execution = new Execution(failures);

    /** The coroutine that runs, or null while no script does. */
    private @Nullable Coroutine running;

    Runs(LuaMachine machine) {
        this.machine = machine;
    }

    /** The coroutine that runs, or null while no script does. */
    @Nullable
    Coroutine running() {
        return running;
    }

    /** Calls a Lua function from Java, on top of whatever runs. */
    Varargs call(LuaFunction function, Varargs args) {
        boolean isOutermost = running == null;
        Coroutine co = running == null ? begin(machine.mainCoroutine()) : running;
        try {
            return nested(co, function, args);
        } catch (LuaError error) {
            if (!isOutermost) throw error;
            throw failures.ofCall(error);
        } finally {
            if (isOutermost) running = null;
        }
    }

    private Coroutine begin(Coroutine coroutine) {
        running = coroutine;
        coroutine.status = Coroutine.RUNNING;
        machine.budget.refuel();
        failures.forget();
        return coroutine;
    }

    private Varargs nested(Coroutine co, LuaFunction function, Varargs args) {
        descend();
        co.showCalls();
        co.javaCalls++;
        boolean fromNative = co.calledFromNative;
        boolean isInJava = co.isInJava;
        LuaValue called = co.called;
        co.calledFromNative = co.isInJava = false;
        try {
            return execution.run(co, function, args);
        } finally {
            co.isInJava = isInJava;
            co.called = called;
            co.calledFromNative = fromNative;
            co.javaCalls--;
            machine.nested--;
        }
    }

    private void descend() {
        if (machine.nested >= DEEPEST) throw new MessageError("C stack overflow");
        machine.nested++;
    }

    /** Resumes a coroutine on behalf of Java. */
    Varargs resumeFromJava(Coroutine co, Varargs args) {
        boolean isOutermost = running == null;
        if (isOutermost) {
            machine.budget.refuel();
            failures.forget();
        }
        long kept = isOutermost ? 0 : machine.budget.keepBack();
        try {
            return resume(co, args);
        } catch (LuaError error) {
            throw Failures.ofResume(error, co);
        } finally {
            machine.budget.giveBack(kept);
        }
    }

    /** Resumes a coroutine on behalf of a script; throws what ends it. */
    Varargs resume(Coroutine co, Varargs args) {
        if (co.status != Coroutine.SUSPENDED) throw cannotResume(co);
        descend();
        Coroutine from = running;
        if (from != null) beginWithin(from, co);
        running = co;
        co.status = Coroutine.RUNNING;
        if (co.pauses != null) co.pauses.goesOn();
        try {
            Varargs values = execution.proceed(co, args);
            if (co.status == Coroutine.RUNNING) co.end();
            return values;
        } catch (LuaError error) {
            co.die();
            throw error;
        } finally {
            machine.nested--;
            if (co.pauses != null) co.pauses.givesWay();
            running = from;
            if (from != null) endWithin(from, co);
        }
    }

    /** Most are resumed by Java alone, and are spared this. */
    private static void beginWithin(Coroutine from, Coroutine co) {
        from.status = Coroutine.NORMAL;
        co.resumer = from;
    }

    private static void endWithin(Coroutine from, Coroutine co) {
        from.status = Coroutine.RUNNING;
        co.resumer = null;
    }

    static ScriptError cannotResume(Coroutine co) {
        String status = co.isDead() ? "dead" : "non-suspended";
        return new ScriptError(LuaValue.valueOf("cannot resume " + status + " coroutine"));
    }
}
