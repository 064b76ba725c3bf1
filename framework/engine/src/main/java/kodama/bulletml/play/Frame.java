package kodama.bulletml.play;

import java.util.List;
import kodama.bulletml.Command;

/** A list of commands under way. Used again and again, so that running an action allocates nothing. */
final class Frame {
    private List<Command> commands = List.of();
    private int next;
    private int rounds;
    /** Where its parameters begin among those of all frames. */
    private int parameters;
    /** How many it has. */
    private int count;
    /** Whether no frame below has the same parameters. */
    private boolean owns;

    void begin(List<Command> list, int times, int firstParameter, int parameterCount, boolean isOwner) {
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

    Command next() {
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
