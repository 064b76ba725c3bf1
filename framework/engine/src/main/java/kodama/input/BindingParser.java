package kodama.input;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import kodama.base.Spelling;

/** Parses bindings. */
public final class BindingParser {
    private static final Map<String, Binding> KNOWN = known();

    private BindingParser() {}

    private static Map<String, Binding> known() {
        Map<String, Binding> known = new HashMap<>();
        for (Key key : Key.values()) addKey(known, key);
        for (PadControl control : PadControl.values()) add(known, new Binding.PadBinding(control));
        for (MouseControl control : MouseControl.values()) add(known, new Binding.MouseBinding(control));
        return Map.copyOf(known);
    }

    /** Adds a key, also under the name that the command-line option for keys uses, such as PAD_8. */
    private static void addKey(Map<String, Binding> known, Key key) {
        add(known, Binding.of(key));
        known.put(plain(key.name()), Binding.of(key));
        known.put(plain("at:" + key.label()), new Binding.PhysicalKey(key));
        if (!key.isPhysical()) add(known, new Binding.LogicalKey(key, true));
    }

    private static void add(Map<String, Binding> known, Binding binding) {
        known.put(plain(binding.text()), binding);
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replace(" ", "").replace("_", "");
    }

    /**
     * Parses a binding. Case, spaces and underscores are ignored.
     *
     * @param text such as {@code at:W} or {@code pad:left x+}, see {@link Binding}
     * @throws IllegalArgumentException if the binding does not exist; the message contains a guess
     */
    public static Binding parse(String text) {
        Binding found = KNOWN.get(plain(text));
        if (found != null) return found;
        throw new IllegalArgumentException("there is no key or button '" + text + "'" + hint(text));
    }

    /** Returns a guess for the same device, so that a key is not mistaken for a button. */
    private static String hint(String text) {
        String device = text.substring(0, text.indexOf(':') + 1).toLowerCase(Locale.ROOT);
        List<String> texts = KNOWN.values().stream()
                .map(Binding::text)
                .filter(known -> known.startsWith(device))
                .toList();
        return Spelling.hint(capitals(device, text), new TreeSet<>(texts));
    }

    /** Returns the known names in their usual case, because a guess treats another case as a typo. */
    private static String capitals(String device, String text) {
        StringBuilder words = new StringBuilder(device);
        boolean begins = true;
        for (char letter : text.substring(device.length()).toCharArray()) {
            boolean isLarge = begins && !device.startsWith("mouse") && !device.startsWith("wheel");
            words.append(isLarge ? Character.toUpperCase(letter) : Character.toLowerCase(letter));
            begins = letter == ' ' || letter == '+';
        }
        return words.toString();
    }
}
