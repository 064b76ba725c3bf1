package kodama.base;

import java.lang.StackWalker.StackFrame;
import java.util.Iterator;

/** Where in the code a thing was opened: where the package that opened it was called from. */
final class CallSite {
    private static final StackWalker STACK = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

    private CallSite() {}

    /** To be called by what the opening package has called. */
    static String find() {
        return STACK.walk(frames -> outside(frames.skip(2).iterator()));
    }

    /** The first frame of another package than that of the frame the stack begins with. */
    private static String outside(Iterator<StackFrame> frames) {
        String opener = frames.next().getDeclaringClass().getPackageName();
        while (frames.hasNext()) {
            StackFrame frame = frames.next();
            if (!frame.getDeclaringClass().getPackageName().equals(opener)) return text(frame);
        }
        return opener;
    }

    /** File and line alone, if that is a place in Java: {@code Keys.java:8}. */
    static String brief(String place) {
        int from = place.endsWith(")") ? place.lastIndexOf(" (") : -1;
        return from < 0 ? place : place.substring(from + 2, place.length() - 1);
    }

    private static String text(StackFrame frame) {
        return frame.getClassName() + "." + frame.getMethodName() + " (" + frame.getFileName() + ":"
                + frame.getLineNumber() + ")";
    }
}
