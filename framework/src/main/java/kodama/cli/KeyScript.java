package kodama.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.base.Spelling;
import kodama.input.Key;
import kodama.input.RawInput;
import kodama.loop.FrameHook;

/**
 * Presses keys at given ticks of the program, so that a game can be played by a script:
 * {@code "60 ENTER, 80-200 Z+LEFT"}. A key without an end is let go after two ticks.
 */
final class KeyScript implements FrameHook {
    private record Press(long from, long to, List<Key> keys) {}

    private static final Pattern PRESS = Pattern.compile("\\s*(\\d{1,9})(?:-(\\d{1,9}))?\\s+(\\S+)\\s*");
    private static final int TAP_TICKS = 2;

    private final RawInput raw;
    private final List<Press> presses = new ArrayList<>();
    private long passed;

    /**
     * Reads a script.
     *
     * @param text presses, with commas between; empty for none
     * @param raw where keys are pressed
     * @throws IllegalArgumentException if the text is no script
     */
    KeyScript(String text, RawInput raw) {
        this.raw = raw;
        for (String part : text.split(",")) if (!part.isBlank()) presses.add(press(part));
    }

    private static Press press(String part) {
        Matcher press = PRESS.matcher(part);
        if (!press.matches())
            throw new IllegalArgumentException(
                    "'" + part.strip() + "' is no key at a tick, such as '60 ENTER' or '80-200 Z+LEFT'");
        long from = Long.parseLong(press.group(1));
        long to = press.group(2) == null ? from + TAP_TICKS : Long.parseLong(press.group(2));
        if (from < 1) throw new IllegalArgumentException("'" + part.strip() + "' is too early: the first tick is 1");
        if (to <= from)
            throw new IllegalArgumentException(
                    "'" + part.strip() + "' must end after tick " + from + ", where it begins, but ends at " + to);
        List<Key> keys = Arrays.stream(press.group(3).split("\\+", -1))
                .map(KeyScript::key)
                .toList();
        return new Press(from, to, keys);
    }

    private static Key key(String name) {
        List<String> names = Arrays.stream(Key.values()).map(Key::name).toList();
        String wanted = name.toUpperCase(Locale.ROOT);
        if (names.contains(wanted)) return Key.valueOf(wanted);
        throw new IllegalArgumentException("there is no key '" + name + "'" + Spelling.hint(wanted, names));
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
            if (press.from == passed) press.keys.forEach(raw::press);
            if (press.to == passed) press.keys.forEach(raw::release);
        }
    }
}
