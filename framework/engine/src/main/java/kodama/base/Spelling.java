package kodama.base;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Guesses which known word a misspelled one was meant to be. */
public final class Spelling {
    /** No one means a word of more letters; to compare two takes as many steps as their letters multiplied. */
    private static final int LONGEST = 64;

    /** So many words are read at a glance; of more, only the nearest are told. */
    private static final int MOST_LISTED = 12;

    private static final int NEAREST = 8;

    private Spelling() {}

    /**
     * Ends an error message with the nearest known word, if one is near.
     *
     * @return {@code " (did you mean 'spread'?)"}, or an empty string when nothing is near
     */
    public static String hint(String word, Collection<String> known) {
        return nearest(word, known)
                .map(guess -> " (did you mean '" + guess + "'?)")
                .orElse("");
    }

    /**
     * Ends an error message with the nearest known word, if one is near, and with what else there is.
     *
     * @param known what could have been meant; at least one
     * @return {@code " (did you mean 'spread'?); there are n, spread, of"}
     */
    public static String hintWithList(String word, Collection<String> known) {
        return hint(word, known) + "; there are " + list(word, known);
    }

    /**
     * Lists what could have been meant: all of few words, in their order; of many the nearest eight, the nearest first,
     * and how many more.
     */
    public static String list(String word, Collection<String> known) {
        if (known.size() <= MOST_LISTED) return String.join(", ", known);
        String nearest = known.stream()
                .sorted(Comparator.comparingDouble(each -> strangeness(word, each)))
                .limit(NEAREST)
                .collect(Collectors.joining(", "));
        return nearest + " and " + (known.size() - NEAREST) + " more";
    }

    /** How much of the longer word is another: from 0 for the same word to 1. */
    private static double strangeness(String a, String b) {
        return distance(a, b) / (double) Math.max(1, Math.max(a.length(), b.length()));
    }

    /**
     * Finds the known word of which a word is one slip of a finger away. Words of less than four letters are too short
     * to tell, and a plural is a word of its own.
     *
     * @return the first that is so near
     */
    public static Optional<String> findTypo(String word, Collection<String> known) {
        return known.stream()
                .filter(candidate -> candidate.length() > 3 && word.length() > 3)
                .filter(candidate -> !word.equals(candidate + "s") && distance(word, candidate) == 1)
                .findFirst();
    }

    private static Optional<String> nearest(String word, Collection<String> known) {
        if (word.length() < 2) return Optional.empty(); // a letter is near to everything short
        Optional<String> cutShort = cutShort(word, known);
        return cutShort.isPresent() ? cutShort : nearestByEdits(word, known);
    }

    /** As {@code rand} is of {@code random}: the shortest of the words that begin so, if the others go on from it. */
    private static Optional<String> cutShort(String word, Collection<String> known) {
        if (word.length() < 4) return Optional.empty();
        List<String> begun =
                known.stream().filter(each -> each.startsWith(word)).sorted().toList();
        boolean isOne = !begun.isEmpty() && begun.stream().allMatch(each -> each.startsWith(begun.get(0)));
        return isOne ? Optional.of(begun.get(0)) : Optional.empty();
    }

    private static Optional<String> nearestByEdits(String word, Collection<String> known) {
        return known.stream()
                .filter(candidate -> distance(word, candidate) <= mostEdits(word, candidate))
                .min(Comparator.<String>comparingInt(candidate -> distance(word, candidate))
                        .thenComparing(candidate -> -commonStart(word, candidate))
                        .thenComparing(Comparator.naturalOrder()));
    }

    /** Half of a short word's letters do not tell what was meant, unless they are its beginning. */
    private static int mostEdits(String word, String candidate) {
        return word.length() < 5 && !candidate.startsWith(word) ? 1 : Math.max(2, word.length() / 3);
    }

    private static int commonStart(String a, String b) {
        int length = 0;
        while (length < Math.min(a.length(), b.length()) && a.charAt(length) == b.charAt(length)) length++;
        return length;
    }

    /** How many letters to insert, delete or replace, or neighbors to exchange; row by row, as Levenshtein has it. */
    private static int distance(String a, String b) {
        if (Math.max(a.length(), b.length()) > LONGEST) return a.equals(b) ? 0 : LONGEST;
        int[][] rows = new int[a.length() + 1][b.length() + 1];
        for (int j = 0; j <= b.length(); j++) rows[0][j] = j;
        for (int i = 1; i <= a.length(); i++) {
            rows[i][0] = i;
            for (int j = 1; j <= b.length(); j++) rows[i][j] = edits(rows, a, i, b, j);
        }
        return rows[a.length()][b.length()];
    }

    private static int edits(int[][] rows, String a, int i, String b, int j) {
        int replaced = rows[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int edits = Math.min(replaced, Math.min(rows[i - 1][j], rows[i][j - 1]) + 1);
        boolean exchanged = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return exchanged ? Math.min(edits, rows[i - 2][j - 2] + 1) : edits;
    }
}
