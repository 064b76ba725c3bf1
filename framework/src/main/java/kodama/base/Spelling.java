package kodama.base;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Guesses which known word a misspelt one was meant to be. */
public final class Spelling {
    /** Nobody means a word of more letters; to compare two takes as many steps as their letters multiplied. */
    private static final int LONGEST = 64;

    private Spelling() {}

    /**
     * Ends an error message with the nearest known word, if one is near.
     *
     * @param word what was written
     * @param known what could have been meant
     * @return {@code " (did you mean 'spread'?)"}, or an empty string when nothing is near
     */
    public static String hint(String word, Collection<String> known) {
        return nearest(word, known)
                .map(guess -> " (did you mean '" + guess + "'?)")
                .orElse("");
    }

    /**
     * Finds the known word of which a word is one slip of a finger away. Words of less than four letters are too short to
     * tell, and a plural is a word of its own.
     *
     * @param word what was written
     * @param known what could have been meant
     * @return the first that is so near
     */
    public static Optional<String> slip(String word, Collection<String> known) {
        return known.stream()
                .filter(candidate -> candidate.length() > 3 && word.length() > 3)
                .filter(candidate -> !word.equals(candidate + "s") && distance(word, candidate) == 1)
                .findFirst();
    }

    private static Optional<String> nearest(String word, Collection<String> known) {
        if (word.length() < 2) return Optional.empty(); // a letter is near to everything short
        int mostEdits = word.length() < 4 ? 1 : Math.max(2, word.length() / 3);
        return known.stream()
                .filter(candidate -> distance(word, candidate) <= mostEdits)
                .min(Comparator.<String>comparingInt(candidate -> distance(word, candidate))
                        .thenComparing(candidate -> -commonStart(word, candidate))
                        .thenComparing(Comparator.naturalOrder()));
    }

    private static int commonStart(String a, String b) {
        int length = 0;
        while (length < Math.min(a.length(), b.length()) && a.charAt(length) == b.charAt(length)) length++;
        return length;
    }

    /** Levenshtein's distance: how many letters to insert, delete or replace. */
    private static int distance(String a, String b) {
        if (Math.max(a.length(), b.length()) > LONGEST) return a.equals(b) ? 0 : LONGEST;
        int[] above = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) above[j] = j;
        for (int i = 1; i <= a.length(); i++) above = nextRow(a.charAt(i - 1), i, b, above);
        return above[b.length()];
    }

    private static int[] nextRow(char letter, int rowNumber, String b, int[] above) {
        int[] row = new int[above.length];
        row[0] = rowNumber;
        for (int j = 1; j < row.length; j++) {
            int replaced = above[j - 1] + (letter == b.charAt(j - 1) ? 0 : 1);
            row[j] = Math.min(replaced, Math.min(above[j], row[j - 1]) + 1);
        }
        return row;
    }
}
