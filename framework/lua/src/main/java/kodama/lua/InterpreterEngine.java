package kodama.lua;

import kodama.lua.error.MemoryError;
import kodama.lua.error.MessageError;
import kodama.lua.error.ScriptError;
import kodama.lua.translate.JavaStackDepth;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;
import org.luaj.vm2.Varargs;

/** The engine of a machine: compiler, interpreter and translator. */
final class InterpreterEngine implements ExecutionEngine {

    /** Most nested calls from Java; the reference implementation's limit for C calls. */
    private static final int MAX_DEPTH = 200;

    private final LuaMachine machine;
    private final ScriptCompiler compilation;
    private final TranslatedFrames javaFrames = new TranslatedFrames();
    private final UncaughtErrors uncaughtErrors = new UncaughtErrors();
    private final CoroutineRunner runner = new CoroutineRunner(uncaughtErrors);

    /** Resumes until the machine gets a new {@link ExecutionState}. */
    private int untilNextState = ExecutionState.LENGTH;

    InterpreterEngine(LuaMachine machine) {
        this.machine = machine;
        compilation = new ScriptCompiler(machine);
    }

    // scripts

    @Override
    public LuaFunction load(String name, byte[] source, LuaValue environment) {
        return compilation.file(name, source, environment);
    }

    @Override
    public ScriptFunction compile(String chunkName, byte[] source, LuaValue environment) {
        return compilation.text(chunkName, source, environment);
    }

    @Override
    public ScriptFunction function(Prototype chunk, LuaValue environment) {
        return compilation.function(new FunctionCode(machine, chunk), environment);
    }

    // running

    @Override
    public @Nullable Coroutine running() {
        return machine.execution.running;
    }

    @Override
    public Varargs call(LuaFunction function, Varargs args) {
        Coroutine running = running();
        if (running != null) return nested(running, function, args);
        try {
            return nested(begin(machine.mainCoroutine()), function, args);
        } catch (LuaError error) {
            throw uncaughtErrors.ofCall(error);
        } finally {
            machine.execution.running = null;
        }
    }

    private Coroutine begin(Coroutine coroutine) {
        beginRun();
        machine.execution.running = coroutine;
        coroutine.setResumer(null);
        return coroutine;
    }

    /** Called when Java begins to run scripts: resets the budget. */
    private void beginRun() {
        machine.budget.reset();
        uncaughtErrors.forget();
        if (--untilNextState >= 0) return;
        untilNextState = ExecutionState.LENGTH;
        machine.execution = new ExecutionState();
    }

    private Varargs nested(Coroutine co, LuaFunction function, Varargs args) {
        int depth = descend(co);
        co.materializeCalls();
        co.javaCalls++;
        boolean fromNative = co.calledFromNative;
        boolean isInJava = co.isInJava;
        LuaValue called = machine.execution.called;
        co.calledFromNative = co.isInJava = false;
        try {
            return runner.run(co, function, args);
        } finally {
            co.isInJava = isInJava;
            machine.execution.called = called;
            co.calledFromNative = fromNative;
            co.javaCalls--;
            ascend(depth);
        }
    }

    /** Begins a nested run; returns the Java depth at which the previous one began. */
    private int descend(@Nullable Coroutine running) {
        if (machine.nested >= MAX_DEPTH) throw new MessageError("C stack overflow");
        machine.nested++;
        int depth = machine.javaDepth;
        machine.javaDepth = Math.max(depth, running == null ? 0 : running.javaDepth()) + JavaStackDepth.NESTED_RUN;
        return depth;
    }

    private void ascend(int depth) {
        machine.nested--;
        machine.javaDepth = depth;
    }

    @Override
    public Varargs resumeFromJava(Coroutine co, Varargs args) {
        if (running() != null) return resumeWithin(co, args);
        beginRun();
        try {
            return resume(co, args);
        } catch (LuaError error) {
            throw UncaughtErrors.ofResume(error, co);
        }
    }

    /** Resumes another coroutine from Java code that a script has called. */
    private Varargs resumeWithin(Coroutine co, Varargs args) {
        long kept = machine.budget.withholdShare();
        try {
            return resume(co, args);
        } catch (LuaError error) {
            throw UncaughtErrors.ofResume(error, co);
        } finally {
            machine.budget.restoreShare(kept);
        }
    }

    @Override
    public Varargs resume(Coroutine co, Varargs args) {
        if (co.status != Coroutine.SUSPENDED) throw cannotResume(co);
        ExecutionState state = machine.execution;
        Coroutine from = state.running;
        int depth = descend(from);
        if (from != null) suspendRunning(from, state);
        state.running = co;
        co.setResumer(from);
        if (co.yieldListener != null) co.yieldListener.resumed();
        try {
            Varargs values = runner.resume(co, args);
            if (co.status == Coroutine.RUNNING) co.end();
            return values;
        } catch (LuaError error) {
            co.markDead();
            throw error;
        } finally {
            ascend(depth);
            if (co.yieldListener != null) co.yieldListener.yielded();
            state.running = from;
            if (from != null) continueAfter(from, state);
        }
    }

    /** Marks the resuming coroutine as waiting; skipped in the common case, when Java resumes a coroutine. */
    private static void suspendRunning(Coroutine running, ExecutionState state) {
        running.status = Coroutine.NORMAL;
        if (running.called != state.called) running.called = state.called;
    }

    private static void continueAfter(Coroutine interrupted, ExecutionState state) {
        interrupted.status = Coroutine.RUNNING;
        state.called = interrupted.called;
    }

    private static ScriptError cannotResume(Coroutine co) {
        String status = co.isDead() ? "dead" : "non-suspended";
        return new ScriptError(LuaValue.valueOf("cannot resume " + status + " coroutine"));
    }

    @Override
    public void materializeCalls(Coroutine co) {
        javaFrames.materialize(co);
    }

    @Override
    public void register(TranslatedCode translated, FunctionCode code) {
        javaFrames.register(translated, code);
    }

    @Override
    public String traceback(Coroutine co) {
        return co.isDead() && co.frame != null ? Traceback.ofError(co) : Traceback.of(co, 0);
    }

    // budget and memory

    @Override
    public String locationPrefix() {
        Call call = runningUnshadowed().innermostScript();
        return call == null ? "" : call.location() + ": ";
    }

    @Override
    public MemoryError outOfMemory() {
        return OutOfMemory.near(runningUnshadowed());
    }

    /** Returns the running coroutine; discards its shadow frames, because a function may have returned since. */
    private Coroutine runningUnshadowed() {
        Coroutine running = machine.running();
        running.hasShadowFrames = false;
        return running;
    }

    @Override
    public boolean isRunning() {
        return running() != null;
    }

    @Override
    public boolean isWorkDue() {
        return machine.collector().isWorkDue();
    }

    @Override
    public void runDueWork() {
        machine.collector().runDueWork();
    }

    @Override
    public void sample(long since) {
        runningUnshadowed();
        machine.takeSample(since);
    }

    // collections

    @Override
    public void clearAboveCall() {
        DeadRegisters.clearAboveCall(machine.running());
    }

    @Override
    public void clearAboveVariables() {
        DeadRegisters.clearAboveVariables(machine.running());
    }

    @Override
    public void clearCaches() {
        compilation.clearCaches();
        javaFrames.forgetTables();
    }

    @Override
    public void flush() {
        machine.extensions().files().flush();
    }

    @Override
    public void runApart(Runnable work) {
        LuaFunction body = new Builtin("?", args -> {
            work.run();
            return LuaValue.NONE;
        });
        machine.resume(machine.scriptCoroutine(body), LuaValue.NONE);
    }
}
