package kodama.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kodama.base.Spelling;
import org.jspecify.annotations.Nullable;

/** The axes of a game. Each is moved by sticks and triggers and, while these are at rest, by actions. Immutable. */
public final class AxisMap {
    /** The name of the horizontal movement axis, to the right. */
    public static final String X = "x";
    /** The name of the vertical movement axis, down. */
    public static final String Y = "y";

    /** A source of an axis: a stick or trigger, or an action, toward 1 or -1. */
    private record Source(PadAxis axis, String action, int sign) {}

    /** The sources of an axis that are on a pad, and those that are actions. */
    private record Sources(List<Source> onPad, List<Source> actions) {}

    private final Map<String, Sources> axes;

    private AxisMap(Map<String, Sources> axes) {
        this.axes = axes;
    }

    /**
     * Returns the axes of every game: {@code x} and {@code y} by the left stick or the actions left, right, up and
     * down, {@code look_x} and {@code look_y} by the right stick, {@code left_trigger} and {@code right_trigger}.
     *
     * @param actions the actions of the game; missing ones are skipped
     */
    public static AxisMap defaults(List<String> actions) {
        return new AxisMap(Map.of())
                .with(X, there(actions, "pad:Left X", "-left", "+right"), actions)
                .with(Y, there(actions, "pad:Left Y", "-up", "+down"), actions)
                .with("look_x", List.of("pad:Right X"), actions)
                .with("look_y", List.of("pad:Right Y"), actions)
                .with("left_trigger", List.of("pad:LT"), actions)
                .with("right_trigger", List.of("pad:RT"), actions);
    }

    private static List<String> there(List<String> actions, String... sources) {
        return Stream.of(sources)
                .filter(source -> source.startsWith("pad:") || actions.contains(source.substring(1)))
                .toList();
    }

    /**
     * Returns a copy with an axis that is added or replaced.
     *
     * @param name the name of the axis
     * @param sources its sources: a stick or trigger such as {@code pad:Left X} or {@code -pad:LT}, an action such as
     *     {@code +right} or {@code -left}
     * @param actions the actions of the game
     * @throws IllegalArgumentException if a source does not exist; the message contains a guess
     */
    public AxisMap with(String name, List<String> sources, List<String> actions) {
        List<Source> onPad = new ArrayList<>();
        List<Source> byActions = new ArrayList<>();
        for (String text : sources) {
            boolean isOnPad = text.substring(sign(text) == 0 ? 0 : 1).startsWith("pad:");
            if (isOnPad) onPad.add(onPad(text));
            else byActions.add(byAction(text, actions));
        }
        Map<String, Sources> more = new LinkedHashMap<>(axes);
        more.put(name, new Sources(List.copyOf(onPad), List.copyOf(byActions)));
        return new AxisMap(more);
    }

    private static int sign(String text) {
        return text.startsWith("-") ? -1 : text.startsWith("+") ? 1 : 0;
    }

    private static Source onPad(String text) {
        String wanted = text.substring(text.indexOf(':') + 1);
        for (PadAxis axis : PadAxis.values())
            if (axis.label().equalsIgnoreCase(wanted)) return new Source(axis, "", sign(text) < 0 ? -1 : 1);
        List<String> known = Stream.of(PadAxis.values()).map(PadAxis::label).toList();
        throw new IllegalArgumentException("there is no stick or trigger '" + text + "'" + Spelling.hint(wanted, known)
                + "; there are " + String.join(", ", known));
    }

    private static Source byAction(String text, List<String> actions) {
        if (sign(text) == 0)
            throw new IllegalArgumentException(
                    "'" + text + "' must be a stick such as 'pad:Left X' or an action with its sign such as '+right'");
        String action = text.substring(1);
        if (actions.contains(action)) return new Source(PadAxis.LEFT_X, action, sign(text));
        throw new IllegalArgumentException("there is no action '" + action + "'" + Spelling.hint(action, actions));
    }

    /** Returns a copy of the names of the axes, in the order in which they were added. */
    public List<String> names() {
        return new ArrayList<>(axes.keySet());
    }

    /** Returns the value of an axis of a pad, -1 to 1. Actions only count while sticks and triggers are at rest. */
    double value(String name, Pad pad) {
        Sources sources = axes.get(name);
        if (sources == null) throw new IllegalArgumentException(unknownAxisMessage(name));
        double moved = 0;
        for (int i = 0; i < sources.onPad.size(); i++) {
            double one = sources.onPad.get(i).sign * pad.axisValue(sources.onPad.get(i).axis);
            if (Math.abs(one) > Math.abs(moved)) moved = one;
        }
        return moved == 0 ? byActions(sources.actions, pad) : moved;
    }

    private static double byActions(List<Source> sources, Pad pad) {
        int sum = 0;
        for (int i = 0; i < sources.size(); i++) if (pad.isDown(sources.get(i).action)) sum += sources.get(i).sign;
        return Math.max(-1, Math.min(1, sum));
    }

    /**
     * Returns an error message for an unknown axis, which lists the known ones.
     *
     * @param name the unknown name
     * @return such as {@code there is no axis 'z'; axes are x, y}
     */
    public String unknownAxisMessage(String name) {
        return "there is no axis '" + name + "'" + Spelling.hint(name, names()) + "; axes are "
                + String.join(", ", names());
    }

    /** Returns whether there is an axis of this name. */
    public boolean has(String name) {
        return axes.containsKey(name);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AxisMap map && axes.equals(map.axes);
    }

    @Override
    public int hashCode() {
        return axes.hashCode();
    }
}
