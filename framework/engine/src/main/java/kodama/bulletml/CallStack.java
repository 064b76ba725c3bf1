package kodama.bulletml;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where an action stands: lists of commands one inside the other, each with its parameters.
 *
 * <p>A list that is begun by another's last command takes its place. So an action may end by calling itself, as those
 * do that go on for ever.
 */
final class CallStack {
    /** Files have about ten; what is deeper calls itself. */
    private static final int DEEPEST = 256;

    private static final double[] NONE = {};

    private Frame[] frames = {new Frame(), new Frame(), new Frame(), new Frame()};
    private int depth;
    private double[] values;

    /**
     * Begins a list of commands.
     *
     * @param parameters what {@code $1}, {@code $2}… are in it; not changed
     */
    CallStack(List<BarrageCommand> commands, double[] parameters) {
        values = parameters.length == 0 ? NONE : parameters.clone();
        frames[depth++].begin(commands, 1, 0, values.length, true);
    }

    /** The next command; null when all is done. */
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

    /** Begins a list with the parameters of the one that stands around it. */
    void enter(List<BarrageCommand> commands, int times) {
        Frame outer = frames[depth - 1];
        int parameters = outer.parameters();
        int count = outer.count();
        boolean owns = outer.isAtEnd() && outer.owns();
        if (outer.isAtEnd()) depth--;
        push().begin(commands, times, parameters, count, owns);
    }

    /**
     * Begins a list with parameters of its own.
     *
     * @param count how many; they were put with {@link #put}
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
        if (depth == DEEPEST) throw new IllegalStateException("actions call each other more than " + DEEPEST + " deep");
        if (depth == frames.length) frames = Arrays.copyOf(frames, depth * 2);
        if (frames[depth] == null) frames[depth] = new Frame();
        return frames[depth++];
    }

    /** Keeps a parameter for what is called next. */
    void put(int index, double value) {
        Frame frame = frames[depth - 1];
        int at = frame.parameters() + frame.count() + index;
        if (at >= values.length) values = Arrays.copyOf(values, Math.max(4, at * 2));
        values[at] = value;
    }

    /** Has the parameters that were put count at once, until {@link #popParameters}. */
    void pushParameters(int count) {
        Frame outer = frames[depth - 1];
        int parameters = outer.parameters() + outer.count();
        push().begin(List.of(), 1, parameters, count, true);
    }

    /** Ends what {@link #pushParameters} began. */
    void popParameters() {
        depth--;
    }

    /** How many parameters there are where it stands. */
    int parameters() {
        return frames[depth - 1].count();
    }

    /** A parameter where it stands; from 1. */
    double parameter(int number) {
        return values[frames[depth - 1].parameters() + number - 1];
    }

    /** A copy of the parameters where it stands. */
    double[] copyParameters() {
        Frame frame = frames[depth - 1];
        if (frame.count() == 0) return NONE;
        return Arrays.copyOfRange(values, frame.parameters(), frame.parameters() + frame.count());
    }

    /** A list of commands under way. Used again and again, so that running an action allocates nothing. */
    private static final class Frame {
        private List<BarrageCommand> commands = List.of();
        private int next;
        private int rounds;
        /** Where its parameters begin among those of all frames. */
        private int parameters;
        /** How many it has. */
        private int count;
        /** Whether no frame below has the same parameters. */
        private boolean owns;

        void begin(List<BarrageCommand> list, int times, int firstParameter, int parameterCount, boolean isOwner) {
            commands = list;
            next = 0;
            rounds = times;
            parameters = firstParameter;
            count = parameterCount;
            owns = isOwner;
        }

        /** Whether nothing is left to do; begins the next round if there is one. */
        boolean isOver() {
            if (next < commands.size()) return false;
            if (--rounds <= 0) return true;
            next = 0;
            return commands.isEmpty();
        }

        BarrageCommand next() {
            return commands.get(next++);
        }

        /** Whether nothing follows what has been given last. */
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
