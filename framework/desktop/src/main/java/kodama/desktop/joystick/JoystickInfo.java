package kodama.desktop.joystick;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The kernel's description of a joystick: its name, and the codes of its buttons and axes in the order in which the
 * kernel numbers them.
 *
 * @param name name given by the manufacturer
 * @param buttons codes of the buttons
 * @param axes codes of the axes
 * @param hasNorthAbove whether the buttons are named by position, so that north is the top button
 */
record JoystickInfo(String name, List<Integer> buttons, List<Integer> axes, boolean hasNorthAbove) {
    /** The kernel numbers the buttons from this code to the end, and then those before it. */
    private static final int FIRST_BUTTON = 0x120;

    private static final int FIRST_OF_ALL = 0x100;
    private static final int END_OF_BUTTONS = 0x300;
    private static final int END_OF_AXES = 0x40;

    private static final String SONY = "054c";
    private static final String NINTENDO = "057e";

    /** The codes of Microsoft's controllers: 11 buttons, 8 axes. */
    private static final List<Integer> DEFAULT_BUTTONS =
            List.of(0x130, 0x131, 0x133, 0x134, 0x136, 0x137, 0x13a, 0x13b, 0x13c, 0x13d, 0x13e);

    private static final List<Integer> DEFAULT_AXES = List.of(0, 1, 2, 3, 4, 5, 0x10, 0x11);

    /**
     * Reads the kernel's description.
     *
     * @param folder a folder such as {@code /sys/class/input/js0/device}; may be missing
     * @param defaultName default name
     * @return the description; buttons and axes default to those of Microsoft's controllers
     */
    static JoystickInfo read(Path folder, String defaultName) {
        List<Integer> keys = bits(text(folder.resolve("capabilities/key")));
        List<Integer> buttons = new ArrayList<>(within(keys, FIRST_BUTTON, END_OF_BUTTONS));
        buttons.addAll(within(keys, FIRST_OF_ALL, FIRST_BUTTON));
        List<Integer> axes = within(bits(text(folder.resolve("capabilities/abs"))), 0, END_OF_AXES);
        String name = text(folder.resolve("name"));
        String maker = text(folder.resolve("id/vendor"));
        return new JoystickInfo(
                name.isEmpty() ? defaultName : name,
                buttons.isEmpty() ? DEFAULT_BUTTONS : List.copyOf(buttons),
                axes.isEmpty() ? DEFAULT_AXES : axes,
                maker.equals(SONY) || maker.equals(NINTENDO));
    }

    private static List<Integer> within(List<Integer> codes, int first, int end) {
        return codes.stream().filter(code -> code >= first && code < end).toList();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file).strip();
        } catch (IOException | IllegalArgumentException missing) {
            return "";
        }
    }

    /** Parses words of 64 bits in hexadecimal digits, the highest word first. */
    private static List<Integer> bits(String text) {
        List<Integer> bits = new ArrayList<>();
        String[] words = text.split("\\s+");
        for (int i = 0; i < words.length; i++) {
            int first = i * Long.SIZE;
            long word = word(words[words.length - 1 - i]);
            IntStream.range(0, Long.SIZE).filter(bit -> (word & 1L << bit) != 0).forEach(bit -> bits.add(first + bit));
        }
        return bits;
    }

    private static long word(String digits) {
        try {
            return digits.isEmpty() ? 0 : Long.parseUnsignedLong(digits, 16);
        } catch (NumberFormatException damaged) {
            return 0;
        }
    }
}
