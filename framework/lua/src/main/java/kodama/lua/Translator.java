package kodama.lua;

import java.util.concurrent.CompletableFuture;
import kodama.lua.translate.Instrumentation;
import kodama.lua.translate.JavaStackDepth;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.Varargs;

/** Makes Java classes of functions that run often. The classes go when their functions do. */
final class Translator {

    /** So often again before a look whether the translation is done. */
    private static final int UNTIL_NEXT_LOOK = 200;

    /** So many registers there are made above those of the function that was entered, if need be. */
    private static final int ROOM_FOR_TAIL_CALLS = 100;

    private Translator() {}

    /**
     * Runs a function that is used often as Java, as soon as it has been translated.
     *
     * @return false if the interpreter has to go on
     */
    static boolean tryRun(FunctionCode code, Coroutine co, Call frame) {
        TranslatedCode translated = code.translated;
        return translated != null ? run(translated, co, frame) : runsNow(code, co, frame);
    }

    private static boolean runsNow(FunctionCode code, Coroutine co, Call frame) {
        if (code.hasStops()) return neverWhileStopped(code);
        TranslatedCode translated = code.translated = translation(code, co.machine);
        if (translated == null) return false;
        code.hotCount = 0;
        return run(translated, co, frame);
    }

    /**
     * Runs translated functions until they return to the frame below or leave, and makes frames of what has left.
     *
     * @return false if the next instruction is the interpreter's
     */
    private static boolean run(TranslatedCode translated, Coroutine co, Call frame) {
        if (co.machine.javaDepth > JavaStackDepth.MOST_REGISTERS) return false;
        Varargs results = resume(translated, co, frame);
        if (results == Sentinels.EXITED) return goesOnLater(co, frame) || !opens(co, frame);
        if (results == Sentinels.REFUSED) return false;
        ExitStubs.giveBack(co, frame, results);
        return true;
    }

    /** Whether it has given way, and no function it has called: then all is known that others have to know. */
    private static boolean goesOnLater(Coroutine co, Call frame) {
        if (!co.isLeaving || !co.machine.deoptRecords.hasOutermostOnly()) return false;
        if (co.frame != frame) co.frame = frame; // it may be one that only shows a call
        frame.pc = co.machine.deoptRecords.takeOutermost();
        return true;
    }

    /**
     * Makes frames, and lets a resumable function that leaves make its call; whether the interpreter does the next
     * instruction, of which the listener is told.
     */
    private static boolean opens(Coroutine co, Call frame) {
        boolean isPending = co.machine.deoptRecords.isPending();
        Throwable failure = co.machine.deoptRecords.thrown();
        boolean isForInterpreter = FrameMaterializer.materialize(co, frame) && !isPending;
        if (failure != null) throwOn(failure);
        if (isPending) ReturnDispatch.proceed(co, Call.INVOKE);
        if (isForInterpreter && co.machine.listener != null) tell(co.machine.listener, co.innermost());
        return isForInterpreter;
    }

    private static void throwOn(Throwable failure) {
        if (failure instanceof Error error) throw error;
        throw (RuntimeException) failure;
    }

    private static void tell(TranslationListener listener, Call call) {
        listener.exited(call.script(), call.pc, register -> call.coroutine.stack[call.base + register]);
    }

    private static Varargs resume(TranslatedCode translated, Coroutine co, Call frame) {
        int ceilingBefore = co.ceiling;
        int originBefore = co.depthOrigin;
        co.depthOrigin = frame.base - co.machine.javaDepth;
        co.ceiling = co.machine.stopsAtCalls ? 0 : Math.min(co.stack.length, deepest(co));
        int enteredBefore = co.enteredBase;
        co.enteredBase = frame.base;
        co.isInJava = true;
        co.hasShadowFrames = false;
        co.machine.execution.called = null; // what threw has left its own
        try {
            return translated.resume(co, frame);
        } catch (Throwable thrown) {
            FrameMaterializer.materialize(co, frame);
            throw thrown;
        } finally {
            co.isInJava = false;
            co.enteredBase = enteredBefore;
            co.floor = 0;
            co.ceiling = ceilingBefore;
            co.depthOrigin = originBefore;
        }
    }

    /** Where registers of translated functions end that call each other: each takes its part of Java's stack. */
    private static int deepest(Coroutine co) {
        return co.depthOrigin + JavaStackDepth.MOST_REGISTERS;
    }

    /**
     * Makes registers up to an end, as long as they are few: the interpreter makes those that calls need, but it has
     * none of its own for a tail call, which translated functions make on top of the caller.
     *
     * @return false if a call that needs them must not begin
     */
    static boolean ensureRegisters(Coroutine co, int end) {
        int most = Math.min(ResumableStubs.entered(co).func + ROOM_FOR_TAIL_CALLS, deepest(co));
        if (co.machine.stopsAtCalls || end > most) return false;
        co.reserve(end);
        co.ceiling = end;
        return true;
    }

    private static boolean neverWhileStopped(FunctionCode code) {
        code.hotCount = Integer.MAX_VALUE;
        return false;
    }

    private static @Nullable TranslatedCode translation(FunctionCode code, LuaMachine machine) {
        if (code.translation == null && !code.hotness.isHot(machine.clock.getAsLong())) return countOn(code, machine);
        if (code.translation == null) code.translation = begin(code, machine);
        code.hotCount = code.translation.isDone() ? Integer.MAX_VALUE : UNTIL_NEXT_LOOK;
        TranslatedCode made = code.translation.getNow(null);
        if (made != null) machine.engine().register(made, code);
        return made;
    }

    private static @Nullable TranslatedCode countOn(FunctionCode code, LuaMachine machine) {
        code.setHotCount(machine.translationThreshold);
        return null;
    }

    /** Starts a translation. The interpreter runs everything, so one that comes to nothing is no error. */
    private static CompletableFuture<@Nullable TranslatedCode> begin(FunctionCode code, LuaMachine machine) {
        boolean seeVariables = !machine.options().sandboxed() || machine.debugHook != null;
        Instrumentation onlookers = new Instrumentation(seeVariables, machine.listener != null);
        return CompletableFuture.supplyAsync(
                new TranslationJob(code, onlookers, machine.maxMethodLength), machine.translationExecutor);
    }
}
