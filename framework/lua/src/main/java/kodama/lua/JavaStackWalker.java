package kodama.lua;

import java.util.Set;

/** Java's stack. Nothing else in the machine looks at it: a platform that cannot translates no functions. */
final class JavaStackWalker {
    private static final StackWalker WALKER = StackWalker.getInstance(
            Set.of(StackWalker.Option.RETAIN_CLASS_REFERENCE, StackWalker.Option.SHOW_HIDDEN_FRAMES));

    private JavaStackWalker() {}

    /** Looks at a frame. */
    interface Visitor {
        /** Returns whether to go on with the frame's caller. */
        boolean visit(Class<?> owner, String method, int line);
    }

    /** Visits the frames of this thread, the innermost first. */
    static void visit(Visitor visitor) {
        WALKER.walk(frames -> frames.allMatch(
                each -> visitor.visit(each.getDeclaringClass(), each.getMethodName(), each.getLineNumber())));
    }
}
