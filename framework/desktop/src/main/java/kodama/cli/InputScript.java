package kodama.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import kodama.input.Binding;
import kodama.input.BindingParser;
import kodama.input.Bindings;
import kodama.input.InputSimulator;
import kodama.input.RawInput;
import kodama.loop.FrameHook;
import org.jspecify.annotations.Nullable;

/**
 * Simulates input at given ticks, so that a script can play a game: {@code "60 ENTER, 80-200 Z+LEFT, 90 pad:A, 95
 * pad2:Start, 99-120 mouse:left@120,80"}. Ticks count from the start of the program. An input without an end is
 * released after two ticks.
 *
 * <p>There are up to four gamepads, {@code pad:} to {@code pad4:}. As with a real one, each belongs to the first
 * player without a controller once one of its buttons is pressed. The mouse is moved to its position before the press.
 */
final class InputScript implements FrameHook {
    private record Place(int x, int y) {}

    private record Touch(
            InputSimulator simulators,
            Binding binding,
            @Nullable Place place) {}

    private record Press(long from, long to, List<Touch> touches) {}

    private static final Pattern PRESS = Pattern.compile("\\s*(\\d{1,9})(?:-(\\d{1,9}))?\\s+(\\S.*?)\\s*");

    /** A comma that is not inside a position. */
    private static final String NEXT = ",(?!\\d+\\s*(?:[,+]|$))";

    /** A plus sign that is not the end of a stick's name. */
    private static final String AND = "\\+(?=[^+])";

    private static final Pattern PLACED = Pattern.compile("(.+)@(\\d{1,5}),(\\d{1,5})");
    private static final Pattern OF_PAD = Pattern.compile("(?i)pad([1-" + Bindings.MAX_PLAYERS + "]):(.*)");
    private static final int TAP_TICKS = 2;

    private final RawInput raw;
    private final List<InputSimulator> simulators = new ArrayList<>();
    private final List<Press> presses = new ArrayList<>();
    private long passed;

    /**
     * Parses a script: presses separated by commas; may be empty.
     *
     * @throws IllegalArgumentException if the script is invalid
     */
    InputScript(String text, RawInput raw) {
        this.raw = raw;
        for (int player = 1; player <= Bindings.MAX_PLAYERS; player++)
            simulators.add(new InputSimulator(raw, "pad " + player + " of the script"));
        for (String part : text.split(NEXT)) if (!part.isBlank()) presses.add(press(part));
    }

    private Press press(String part) {
        Matcher press = PRESS.matcher(part);
        if (!press.matches() || lacksComma(press.group(3)))
            throw new IllegalArgumentException(
                    "'" + part.strip() + "' must be an input at a tick, such as '60 ENTER' or '80-200 Z+LEFT'");
        long from = Long.parseLong(press.group(1));
        long to = press.group(2) == null ? from + TAP_TICKS : Long.parseLong(press.group(2));
        if (from < 1) throw new IllegalArgumentException("'" + part.strip() + "' must begin at tick 1 or later");
        if (to <= from)
            throw new IllegalArgumentException(
                    "'" + part.strip() + "' must end after tick " + from + ", where it begins, but ends at " + to);
        return new Press(
                from,
                to,
                Arrays.stream(press.group(3).replace(" ", "").split(AND, -1))
                        .map(this::touch)
                        .toList());
    }

    /** Whether a number follows a blank, as in {@code Z 80 X}. */
    private static boolean lacksComma(String inputs) {
        return IntStream.range(1, inputs.length())
                .anyMatch(i -> inputs.charAt(i - 1) == ' ' && Character.isDigit(inputs.charAt(i)));
    }

    private Touch touch(String text) {
        Matcher placed = PLACED.matcher(text);
        if (!placed.matches()) return touch(text, null);
        return touch(placed.group(1), new Place(Integer.parseInt(placed.group(2)), Integer.parseInt(placed.group(3))));
    }

    private Touch touch(String text, @Nullable Place place) {
        Matcher ofPad = OF_PAD.matcher(text);
        if (!ofPad.matches()) return new Touch(simulators.get(0), BindingParser.parse(text), place);
        Binding binding = BindingParser.parse("pad:" + ofPad.group(2).toLowerCase(Locale.ROOT));
        return new Touch(simulators.get(Integer.parseInt(ofPad.group(1)) - 1), binding, place);
    }

    @Override
    public void afterDraw(long frames) {
        tick();
    }

    @Override
    public void afterDraw(long frames, int ticks) {
        for (int i = 0; i < ticks; i++) tick();
    }

    private void tick() {
        passed++;
        for (Press press : presses) {
            if (press.from == passed) press.touches.forEach(this::begin);
            if (press.to == passed) press.touches.forEach(touch -> touch.simulators.release(touch.binding));
        }
    }

    private void begin(Touch touch) {
        if (touch.place != null) raw.pointer().move(touch.place.x, touch.place.y);
        touch.simulators.press(touch.binding);
    }
}
