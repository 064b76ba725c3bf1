package kodama.bulletml;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The current position in nested lists of commands, each with its parameters.
 *
 * <p>A list that is started by the last command of another replaces it (tail call), so an action may end by calling
 * itself, as endless patterns do.
 */
final class CallStack {
    /** Files need about ten; a deeper stack means that an action calls itself. */
    private static final int MAX_DEPTH = 256;

    private static final double[] NONE = {};

    private Frame[] frames = {new Frame(), new Frame(), new Frame(), new Frame()};
    private int depth;
    private double[] values;

    /**
     * Starts a list of commands.
     *
     * @param parameters values of {@code $1}, {@code $2}… in it; not changed
     */
    CallStack(List<BarrageCommand> commands, double[] parameters) {
        values = parameters.length == 0 ? NONE : parameters.clone();
        frames[depth++].begin(commands, 1, 0, values.length, true);
    }

    /** Returns the next command; null at the end. */
    @Nullable
    BarrageCommand next() {
        while (depth > 0) {
            Frame frame = frames[depth - 1];
            if (!frame.isOver()) return frame.next();
            depth--;
        }
        return null;
    }

    boolean isEmpty() {
        return depth == 0;
    }

    /** Starts a list that shares the parameters of the current one. */
    void enter(List<BarrageCommand> commands, int times) {
        Frame outer = frames[depth - 1];
        int parameters = outer.parameters();
        int count = outer.count();
        boolean owns = outer.isAtEnd() && outer.owns();
        if (outer.isAtEnd()) depth--;
        push().begin(commands, times, parameters, count, owns);
    }

    /**
     * Starts a list with its own parameters.
     *
     * @param count number of parameters, set with {@link #put}
     */
    void call(List<BarrageCommand> commands, int count) {
        Frame outer = frames[depth - 1];
        int from = outer.parameters() + outer.count();
        int to = outer.isAtEnd() && outer.owns() ? outer.parameters() : from;
        if (outer.isAtEnd()) depth--;
        if (count > 0) System.arraycopy(values, from, values, to, count);
        push().begin(commands, 1, to, count, true);
    }

    private Frame push() {
        if (depth == MAX_DEPTH)
            throw new IllegalStateException("actions call each other more than " + MAX_DEPTH + " deep");
        if (depth == frames.length) frames = Arrays.copyOf(frames, depth * 2);
        if (frames[depth] == null) frames[depth] = new Frame();
        return frames[depth++];
    }

    /** Sets a parameter of the list that is called next. */
    void put(int index, double value) {
        Frame frame = frames[depth - 1];
        int at = frame.parameters() + frame.count() + index;
        if (at >= values.length) values = Arrays.copyOf(values, Math.max(4, at * 2));
        values[at] = value;
    }

    /** Makes the parameters set by {@link #put} the current ones until {@link #popParameters}. */
    void pushParameters(int count) {
        Frame outer = frames[depth - 1];
        int parameters = outer.parameters() + outer.count();
        push().begin(List.of(), 1, parameters, count, true);
    }

    /** Restores the parameters from before {@link #pushParameters}. */
    void popParameters() {
        depth--;
    }

    /** Number of current parameters. */
    int parameters() {
        return frames[depth - 1].count();
    }

    /** A current parameter, from 1. */
    double parameter(int number) {
        return values[frames[depth - 1].parameters() + number - 1];
    }

    /** A copy of the current parameters. */
    double[] copyParameters() {
        Frame frame = frames[depth - 1];
        if (frame.count() == 0) return NONE;
        return Arrays.copyOfRange(values, frame.parameters(), frame.parameters() + frame.count());
    }

    /** A list of commands that is being run. Reused, so that running an action allocates nothing. */
    private static final class Frame {
        private List<BarrageCommand> commands = List.of();
        private int next;
        private int rounds;
        /** Index of its first parameter in the array that all frames share. */
        private int parameters;
        /** Number of its parameters. */
        private int count;
        /** Whether no frame below shares the parameters. */
        private boolean owns;

        void begin(List<BarrageCommand> list, int times, int firstParameter, int parameterCount, boolean isOwner) {
            commands = list;
            next = 0;
            rounds = times;
            parameters = firstParameter;
            count = parameterCount;
            owns = isOwner;
        }

        /** Whether all rounds are done; starts the next round if there is one. */
        boolean isOver() {
            if (next < commands.size()) return false;
            if (--rounds <= 0) return true;
            next = 0;
            return commands.isEmpty();
        }

        BarrageCommand next() {
            return commands.get(next++);
        }

        /** Whether the command returned last was the final one. */
        boolean isAtEnd() {
            return next == commands.size() && rounds <= 1;
        }

        boolean owns() {
            return owns;
        }

        int parameters() {
            return parameters;
        }

        int count() {
            return count;
        }
    }
}
