package kodama.unittest;

import java.util.Locale;
import kodama.unittest.Spec.Kind;

/**
 * Which tests are run.
 *
 * @param text what the file or the name of a test must have in it, in upper or lower case; empty for all
 * @param manual whether manual tests are run, too
 * @param listsOnly whether tests are only named
 */
public record UnitTestFilter(String text, boolean manual, boolean listsOnly) {
    boolean matches(String file, Spec spec) {
        String name = file + ": " + spec.name();
        return name.toLowerCase(Locale.ROOT).contains(text.toLowerCase(Locale.ROOT));
    }

    /** Whether a file that names no test, since it fails, is told of. */
    boolean matchesFile(String file) {
        return file.toLowerCase(Locale.ROOT).contains(text.toLowerCase(Locale.ROOT));
    }

    boolean runs(Spec spec) {
        boolean isWanted = spec.kind() == Kind.AUTOMATIC || spec.kind() == Kind.MANUAL && manual;
        return isWanted && !listsOnly;
    }
}
