package kodama.unittest;

import java.util.Locale;
import kodama.unittest.Spec.Kind;

/**
 * Selects tests.
 *
 * @param text part of the name of the file or test, ignoring case; empty for all
 * @param manual whether manual tests are run, too
 * @param listsOnly whether tests are only listed
 */
public record UnitTestFilter(String text, boolean manual, boolean listsOnly) {
    boolean matches(String file, Spec spec) {
        String name = file + ": " + spec.name();
        return name.toLowerCase(Locale.ROOT).contains(text.toLowerCase(Locale.ROOT));
    }

    /** Whether a file that failed to load is reported. */
    boolean matchesFile(String file) {
        return file.toLowerCase(Locale.ROOT).contains(text.toLowerCase(Locale.ROOT));
    }

    boolean runs(Spec spec) {
        boolean isWanted = spec.kind() == Kind.AUTOMATIC || spec.kind() == Kind.MANUAL && manual;
        return isWanted && !listsOnly;
    }
}
