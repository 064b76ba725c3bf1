package kodama.lua.value;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Suggests the known name that a misspelled one was meant to be. The engine has the same for names outside of scripts;
 * this package cannot use it, since the Lua machine only depends on LuaJ and ASM.
 */
public final class NearestName {
    /** Longer names are not compared, because the time grows with the product of the lengths. */
    private static final int MAX_LENGTH = 64;

    /** Up to this many names are all listed; otherwise only the nearest. */
    private static final int MAX_LISTED = 12;

    private static final int NEAREST = 8;

    private NearestName() {}

    /**
     * Returns the end of an error message with the nearest known name.
     *
     * @return {@code " (did you mean 'spread'?)"}, or an empty string if no name is similar
     */
    public static String hint(String word, Collection<String> known) {
        return nearest(word, known)
                .map(guess -> " (did you mean '" + guess + "'?)")
                .orElse("");
    }

    /**
     * Returns the end of an error message with the nearest known name and a list: all names if there are few, otherwise
     * the nearest eight.
     *
     * @return {@code " (did you mean 'spread'?); there are n, spread, of"}
     */
    public static String hintAndChoices(String word, Collection<String> known) {
        return hint(word, known) + "; there are " + listed(word, known);
    }

    private static String listed(String word, Collection<String> known) {
        if (known.size() <= MAX_LISTED) return String.join(", ", known);
        Map<String, Double> distances = new LinkedHashMap<>();
        for (String each : known) distances.put(each, relativeDistance(word, each));
        String nearest = distances.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .limit(NEAREST)
                .map(Map.Entry::getKey)
                .collect(Collectors.joining(", "));
        return nearest + " and " + (known.size() - NEAREST) + " more";
    }

    /** Returns the edit distance as a fraction of the longer name, from 0 for equal names to 1. */
    private static double relativeDistance(String a, String b) {
        return distance(a, b) / (double) Math.max(1, Math.max(a.length(), b.length()));
    }

    private static Optional<String> nearest(String word, Collection<String> known) {
        if (word.length() < 2) return Optional.empty(); // a single letter is similar to every short name
        Optional<String> completion = completion(word, known);
        return completion.isPresent() ? completion : nearestByEdits(word, known);
    }

    /**
     * Returns the shortest name that begins with the word, as {@code random} for {@code rand}, if all others extend it.
     */
    private static Optional<String> completion(String word, Collection<String> known) {
        if (word.length() < 4) return Optional.empty();
        List<String> begun =
                known.stream().filter(each -> each.startsWith(word)).sorted().toList();
        boolean isOne = !begun.isEmpty() && begun.stream().allMatch(each -> each.startsWith(begun.get(0)));
        return isOne ? Optional.of(begun.get(0)) : Optional.empty();
    }

    private static Optional<String> nearestByEdits(String word, Collection<String> known) {
        Map<String, Integer> distances = new HashMap<>();
        for (String each : known) {
            int distance = distance(word, each);
            if (distance <= mostEdits(word, each)) distances.put(each, distance);
        }
        return distances.keySet().stream()
                .min(Comparator.<String>comparingInt(distances::get)
                        .thenComparing(candidate -> -commonStart(word, candidate))
                        .thenComparing(Comparator.naturalOrder()));
    }

    /** A short name needs more than half of its letters for a suggestion, unless they are its beginning. */
    private static int mostEdits(String word, String candidate) {
        return word.length() < 5 && !candidate.startsWith(word) ? 1 : Math.max(2, word.length() / 3);
    }

    private static int commonStart(String a, String b) {
        int length = 0;
        while (length < Math.min(a.length(), b.length()) && a.charAt(length) == b.charAt(length)) length++;
        return length;
    }

    /** Returns the number of letters to insert, delete, replace or swap (Damerau-Levenshtein distance). */
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
