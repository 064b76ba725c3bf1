package kodama.input;

import java.util.function.IntConsumer;

/**
 * What was pressed and typed while the program was starting, so that the first scene can get it: each key once, and
 * the first characters. Not thread-safe.
 */
final class EarlyInput {
    /** Maximum number of keys, and of characters; the rest is lost. */
    static final int MAX = 64;

    private final int[] pressed = new int[MAX];
    private int count;
    private final StringBuilder letters = new StringBuilder();

    void press(int number) {
        for (int i = 0; i < count; i++) if (pressed[i] == number) return;
        if (count < MAX) pressed[count++] = number;
    }

    void type(String text) {
        if (letters.length() + text.length() <= MAX) letters.append(text);
    }

    /** Passes on the switches that were pressed, in order, and forgets them. */
    void takePressed(IntConsumer each) {
        for (int i = 0; i < count; i++) each.accept(pressed[i]);
        count = 0;
    }

    /** Removes and returns the characters. */
    String takeLetters() {
        String taken = letters.toString();
        letters.setLength(0);
        return taken;
    }
}
