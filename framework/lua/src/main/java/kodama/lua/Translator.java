package kodama.lua;

import java.util.concurrent.CompletableFuture;
import kodama.lua.translate.Instrumentation;
import kodama.lua.translate.JavaStackDepth;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.Varargs;

/**
 * Runs hot functions as Java.
 *
 * <ol>
 *   <li>{@link FunctionCode} counts calls and loop iterations. When the count is used up, the interpreter calls {@link
 *       #tryRun}.
 *   <li>If the function is hot ({@link HotnessMeter}), a {@link TranslationJob} starts in the background, and the
 *       interpreter continues.
 *   <li>When the job is done, the class is entered at the frame's current instruction. Translated functions call each
 *       other on the Java stack, without frames.
 *   <li>A function that cannot continue takes a side exit: it saves its registers ({@link SideExit}), adds a record
 *       ({@link DeoptRecords}) and returns a sentinel, and so do all its callers up to the frame.
 *   <li>{@link FrameMaterializer} makes frames of the records, and the interpreter continues.
 * </ol>
 *
 * <p>A class is collected with its function.
 */
final class Translator {

    /** Runs until the next check whether the translation is done. */
    private static final int UNTIL_NEXT_CHECK = 200;

    /** Registers made above those of the entered function for tail calls. */
    private static final int ROOM_FOR_TAIL_CALLS = 100;

    private Translator() {}

    /**
     * Runs a frame's function as Java if its translation is ready.
     *
     * @return false if the interpreter must continue
     */
    static boolean tryRun(FunctionCode code, Coroutine co, Call frame) {
        TranslatedCode translated = code.translated;
        return translated != null ? run(translated, co, frame) : tryTranslation(code, co, frame);
    }

    private static boolean tryTranslation(FunctionCode code, Coroutine co, Call frame) {
        if (code.hasStops()) return disableWhileStopped(code);
        TranslatedCode translated = code.translated = translation(code, co.machine);
        if (translated == null) return false;
        code.hotCount = 0;
        return run(translated, co, frame);
    }

    /**
     * Runs translated functions until they return to the frame below or exit, and makes frames after an exit.
     *
     * @return false if the interpreter must run the next instruction
     */
    static boolean run(TranslatedCode translated, Coroutine co, Call frame) {
        if (co.machine.javaDepth > JavaStackDepth.MAX_REGISTERS) return false;
        Varargs results = resume(translated, co, frame);
        if (results == Sentinels.EXITED) return hasYielded(co, frame) || !materialize(co, frame);
        if (results == Sentinels.REFUSED) return false;
        ExitStubs.deliver(co, frame, results);
        return true;
    }

    /** Whether the function itself has yielded; in this common case no other frame is needed. */
    private static boolean hasYielded(Coroutine co, Call frame) {
        if (!co.isLeaving || !co.machine.deoptRecords.hasOutermostOnly()) return false;
        if (co.frame != frame) co.frame = frame; // it may be a shadow frame
        frame.pc = co.machine.deoptRecords.takeOutermost();
        return true;
    }

    /**
     * Makes frames, and the call of a resumable function that has exited. Returns whether the interpreter must run the
     * next instruction; if so, notifies the listener.
     */
    private static boolean materialize(Coroutine co, Call frame) {
        boolean isPending = co.machine.deoptRecords.isPending();
        Throwable failure = co.machine.deoptRecords.thrown();
        boolean isForInterpreter = FrameMaterializer.materialize(co, frame) && !isPending;
        if (failure != null) rethrow(failure);
        if (isPending) ReturnDispatch.proceed(co, Call.INVOKE);
        if (isForInterpreter && co.machine.listener != null) notifyListener(co.machine.listener, co.innermost());
        return isForInterpreter;
    }

    private static void rethrow(Throwable failure) {
        if (failure instanceof Error error) throw error;
        throw (RuntimeException) failure;
    }

    private static void notifyListener(TranslationListener listener, Call call) {
        listener.exited(call.script(), call.pc, register -> call.coroutine.stack[call.base + register]);
    }

    private static Varargs resume(TranslatedCode translated, Coroutine co, Call frame) {
        int ceilingBefore = co.ceiling;
        int originBefore = co.depthOrigin;
        co.depthOrigin = frame.base - co.machine.javaDepth;
        co.ceiling = co.machine.stopsAtCalls ? 0 : Math.min(co.stack.length, depthLimit(co));
        int enteredBefore = co.enteredBase;
        co.enteredBase = frame.base;
        co.isInJava = true;
        co.hasShadowFrames = false;
        co.machine.execution.called = null; // an earlier error may have left one
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

    /** Returns the register below which translated functions must end, since each uses some of the Java stack. */
    private static int depthLimit(Coroutine co) {
        return co.depthOrigin + JavaStackDepth.MAX_REGISTERS;
    }

    /**
     * Grows the registers for a call, up to a limit. The interpreter reserves registers for calls, but not for the tail
     * calls that translated functions make above their caller.
     *
     * @return false if the call must not begin
     */
    static boolean ensureRegisters(Coroutine co, int end) {
        int most = Math.min(ResumableStubs.entered(co).func + ROOM_FOR_TAIL_CALLS, depthLimit(co));
        if (co.machine.stopsAtCalls || end > most) return false;
        co.reserve(end);
        co.ceiling = end;
        return true;
    }

    private static boolean disableWhileStopped(FunctionCode code) {
        code.hotCount = Integer.MAX_VALUE;
        return false;
    }

    private static @Nullable TranslatedCode translation(FunctionCode code, LuaMachine machine) {
        if (code.translation == null && !code.hotness.isHot(machine.clock.getAsLong()))
            return keepCounting(code, machine);
        if (code.translation == null) code.translation = startTranslation(code, machine);
        code.hotCount = code.translation.isDone() ? Integer.MAX_VALUE : UNTIL_NEXT_CHECK;
        TranslatedCode made = code.translation.getNow(null);
        if (made != null) machine.engine().register(made, code);
        return made;
    }

    private static @Nullable TranslatedCode keepCounting(FunctionCode code, LuaMachine machine) {
        code.setHotCount(machine.translationThreshold);
        return null;
    }

    /** Starts a translation. If it fails, the interpreter keeps running the function. */
    private static CompletableFuture<@Nullable TranslatedCode> startTranslation(FunctionCode code, LuaMachine machine) {
        boolean exposesVariables = !machine.options().sandboxed() || machine.debugHook != null;
        Instrumentation instrumentation = new Instrumentation(exposesVariables, machine.listener != null);
        return CompletableFuture.supplyAsync(
                new TranslationJob(code, instrumentation, machine.maxMethodLength), machine.translationExecutor);
    }
}
