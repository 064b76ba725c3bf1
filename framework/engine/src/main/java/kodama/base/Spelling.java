package kodama.base;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Suggests known words for a misspelled one. */
public final class Spelling {
    /** Longer words get no suggestion: comparing two words takes as many steps as their lengths multiplied. */
    private static final int MAX_LENGTH = 64;

    /** Most words to list in full; of a larger set only the nearest ones are listed. */
    private static final int MAX_LISTED = 12;

    private static final int SUGGESTED = 8;

    /** Most underscores that a slip adds or leaves out. */
    private static final int MAX_UNDERSCORES = 2;

    private Spelling() {}

    /**
     * Returns the end of an error message that suggests the nearest known word.
     *
     * @return {@code " (did you mean 'spread'?)"}, or an empty string if no known word is near
     */
    public static String hint(String word, Collection<String> known) {
        return nearest(word, known)
                .map(guess -> " (did you mean '" + guess + "'?)")
                .orElse("");
    }

    /**
     * Returns the end of an error message that suggests the nearest known word, if any, and lists the known words.
     *
     * @param known the known words, at least one
     * @return for example {@code " (did you mean 'spread'?); there are n, spread, of"}
     */
    public static String hintWithList(String word, Collection<String> known) {
        return hint(word, known) + "; there are " + list(word, known);
    }

    /**
     * Lists the known words: all of them in their order if they are few; otherwise the eight nearest ones, nearest
     * first, and the number of the others.
     */
    public static String list(String word, Collection<String> known) {
        if (known.size() <= MAX_LISTED) return String.join(", ", known);
        String nearest = known.stream()
                .sorted(Comparator.comparingDouble(each -> strangeness(word, each)))
                .limit(SUGGESTED)
                .collect(Collectors.joining(", "));
        return nearest + " and " + (known.size() - SUGGESTED) + " more";
    }

    /** Share of the longer word that differs: 0 if the words are equal, at most 1. */
    private static double strangeness(String a, String b) {
        return distance(a, b) / (double) Math.max(1, Math.max(a.length(), b.length()));
    }

    /**
     * Finds the first known word that differs from a word by a single typing error. Words of fewer than four letters
     * are too short to judge, and a plural counts as a different word.
     *
     * @return the known word
     */
    public static Optional<String> findTypo(String word, Collection<String> known) {
        return known.stream()
                .filter(candidate -> candidate.length() > 3 && word.length() > 3)
                .filter(candidate -> !word.equals(candidate + "s") && distance(word, candidate) == 1)
                .findFirst();
    }

    /**
     * Finds the known word of which a word is a slip, and hardly a word of its own. It is the same but for case and
     * underscores, or two neighboring letters are swapped, or the first and last letters agree, and in between there is
     * one letter more than in a word of at least five letters, or one less or another one in a word of at least six.
     *
     * @return the known word
     */
    public static Optional<String> findSlip(String word, Collection<String> known) {
        String letters = lettersOf(word);
        if (known.contains(word)) return Optional.empty();
        for (String candidate : known) {
            if (Math.abs(word.length() - candidate.length()) > MAX_UNDERSCORES) continue;
            if (letters.equals(lettersOf(candidate)) || isSlip(word, candidate)) return Optional.of(candidate);
        }
        return Optional.empty();
    }

    private static String lettersOf(String word) {
        return word.replace("_", "").toLowerCase(Locale.ROOT);
    }

    /** Takes time proportional to the length, because scripts can set any number of fields. */
    private static boolean isSlip(String word, String meant) {
        int length = meant.length();
        if (length < 4) return false;
        int start = commonStart(word, meant);
        int end = commonEnd(word, meant);
        return switch (word.length() - length) {
            case 0 -> isSwapped(word, meant, start, end) || length >= 6 && isInside(start, end, length - 1);
            case 1 -> length >= 5 && isInside(start, end, length);
            case -1 -> length >= 6 && isInside(start, end, length - 1);
            default -> false;
        };
    }

    /** Whether words differ by a letter that is neither the first nor the last. */
    private static boolean isInside(int start, int end, int most) {
        return start > 0 && end > 0 && start + end >= most;
    }

    private static boolean isSwapped(String word, String meant, int start, int end) {
        return start + end == word.length() - 2
                && word.charAt(start) == meant.charAt(start + 1)
                && word.charAt(start + 1) == meant.charAt(start);
    }

    private static int commonEnd(String a, String b) {
        int length = 0;
        int most = Math.min(a.length(), b.length());
        while (length < most && a.charAt(a.length() - 1 - length) == b.charAt(b.length() - 1 - length)) length++;
        return length;
    }

    private static Optional<String> nearest(String word, Collection<String> known) {
        if (word.length() < 2) return Optional.empty(); // a single letter is near every short word
        Optional<String> cutShort = cutShort(word, known);
        return cutShort.isPresent() ? cutShort : nearestByEdits(word, known);
    }

    /**
     * Finds the word that a prefix abbreviates, as {@code rand} does {@code random}: the shortest, if all others extend
     * it.
     */
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

    /** Most edits to accept: one for a word of fewer than five letters, unless the candidate starts with it. */
    private static int mostEdits(String word, String candidate) {
        return word.length() < 5 && !candidate.startsWith(word) ? 1 : Math.max(2, word.length() / 3);
    }

    private static int commonStart(String a, String b) {
        int length = 0;
        while (length < Math.min(a.length(), b.length()) && a.charAt(length) == b.charAt(length)) length++;
        return length;
    }

    /**
     * Number of insertions, deletions, replacements and swaps of neighbors between two words (Levenshtein, row by row).
     */
    private static int distance(String a, String b) {
        if (Math.max(a.length(), b.length()) > MAX_LENGTH) return a.equals(b) ? 0 : MAX_LENGTH;
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
