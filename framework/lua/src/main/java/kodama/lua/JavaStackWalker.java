package kodama.lua;

import java.util.Set;

/** Walks the Java stack. Only this class does so, and it is not used on platforms without translation. */
final class JavaStackWalker {
    private static final StackWalker WALKER = StackWalker.getInstance(
            Set.of(StackWalker.Option.RETAIN_CLASS_REFERENCE, StackWalker.Option.SHOW_HIDDEN_FRAMES));

    private JavaStackWalker() {}

    /** Called for each frame. */
    interface Visitor {
        /** Returns whether to continue with the caller's frame. */
        boolean visit(Class<?> owner, String method, int line);
    }

    /** Visits the frames of this thread, the innermost first. */
    static void visit(Visitor visitor) {
        WALKER.walk(frames -> frames.allMatch(
                each -> visitor.visit(each.getDeclaringClass(), each.getMethodName(), each.getLineNumber())));
    }
}
