package kodama.lua;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.WeakHashMap;
import kodama.lua.translate.TranslatedClass;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/**
 * The active calls of translated functions. They have no frames of their own; when frames are needed, the Java stack is
 * walked, and a shadow frame is made for each call on it.
 */
final class TranslatedFrames {

    /** A translated function and the index after its current instruction, or the call of a resumable function. */
    private record JavaFrame(@Nullable FunctionCode code, int pc) {}

    private static final JavaFrame RESUMABLE = new JavaFrame(null, 0);

    /** The function that each translated class was made of. */
    private final Map<Class<?>, WeakReference<FunctionCode>> codes = new WeakHashMap<>();

    void register(TranslatedCode translated, FunctionCode code) {
        codes.put(translated.getClass(), new WeakReference<>(code));
    }

    /** Drops the tables in the inline caches of translated functions, so that they can be collected. */
    void forgetTables() {
        for (WeakReference<FunctionCode> each : codes.values()) {
            FunctionCode code = each.get();
            TranslatedCode made = code == null ? null : code.finishedTranslation();
            if (made != null) made.forgetTables();
        }
    }

    /** Makes shadow frames for the calls of translated functions above the coroutine's innermost frame. */
    void materialize(Coroutine co) {
        if (!co.isInJava || co.hasShadowFrames) return;
        co.hasShadowFrames = true;
        Call entered = ResumableStubs.entered(co);
        List<JavaFrame> frames = new ArrayList<>();
        JavaStackWalker.visit((owner, method, line) -> addFrame(owner, method, line, frames));
        co.frame = entered;
        if (!frames.isEmpty()) entered.pc = frames.get(frames.size() - 1).pc;
        List<Call> resumables = resumables(ResumableStubs.innermost(co));
        for (int i = frames.size() - 2; i >= 0; i--) {
            if (frames.get(i) == RESUMABLE) open(co, resumables.remove(resumables.size() - 1));
            else open(co, frames.get(i));
        }
        storeCallee(co, co.innermost());
    }

    /** Returns the calls of resumable functions on the Java stack, innermost first. */
    private static List<Call> resumables(Call innermost) {
        List<Call> all = new ArrayList<>();
        for (Call call = innermost; call.resumable != null; call = call.below()) all.add(call);
        return all;
    }

    private static void open(Coroutine co, Call resumable) {
        FrameMaterializer.materializeResumable(co, resumable).isShadow = true;
    }

    /** Stores the function being called in its register, for error messages. */
    private static void storeCallee(Coroutine co, Call call) {
        if (call.function == null) {
            call.limit = Math.max(co.floor, call.limit);
            return;
        }
        FunctionCode code = call.function.code;
        call.limit = Math.max(co.floor, call.base + code.registers);
        co.reserve(call.limit);
        ExecutionState execution = co.machine.execution;
        LuaValue called = execution.running == co ? execution.called : co.called;
        if (called != null) FrameMaterializer.called(co, code, call.base, call.pc, called);
    }

    /** Adds what a Java frame represents; false at the frame where translated code was entered. */
    private boolean addFrame(Class<?> owner, String method, int line, List<JavaFrame> found) {
        WeakReference<FunctionCode> reference = codes.get(owner);
        if (reference != null && method.equals(TranslatedClass.ENTRY)) return false;
        if (owner == ResumableStubs.class && method.equals(ResumableStubs.DRIVER)) found.add(RESUMABLE);
        FunctionCode code = reference == null ? null : reference.get();
        if (code != null && line > 0 && method.startsWith(TranslatedClass.BODY)) found.add(new JavaFrame(code, line));
        return true;
    }

    private static void open(Coroutine co, JavaFrame frames) {
        Call caller = co.innermost();
        Call call = FrameMaterializer.callee(co, caller);
        boolean isTail = call == caller;
        if (isTail && !caller.isShadow) call = tailCallFrame(co, caller);
        call.isTail = isTail;
        call.function = ScriptFunction.placeholder(co.machine, Objects.requireNonNull(frames.code));
        call.base = call.limit = call.extras = co.ceiling; // unknown, but all its registers are below
        call.pc = frames.pc;
        call.isShadow = true;
    }

    /** Makes the frame of a tail call; the caller's frame must not change, in case the tail call exits. */
    private static Call tailCallFrame(Coroutine co, Call entered) {
        Call call = new Call(co, entered.caller);
        call.hidden = entered;
        call.func = entered.func;
        call.wanted = entered.wanted;
        call.kind = entered.kind;
        call.nesting = entered.nesting;
        co.frame = call;
        return call;
    }
}
