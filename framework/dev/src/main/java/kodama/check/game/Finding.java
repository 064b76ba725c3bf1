package kodama.check.game;

import java.util.Comparator;
import kodama.base.PrintableText;

/**
 * A likely mistake in a script.
 *
 * @param file path of the script in its game
 * @param line line, from 1
 * @param column column in characters, from 1
 * @param code kind of mistake
 * @param message message in one line, without a period
 */
public record Finding(String file, int line, int column, FindingCode code, String message) {
    /** Sorts by file and position. */
    public static final Comparator<Finding> BY_POSITION = Comparator.comparing(Finding::file)
            .thenComparingInt(Finding::line)
            .thenComparingInt(Finding::column)
            .thenComparing(Finding::code)
            .thenComparing(Finding::message);

    public Severity severity() {
        return code.severity();
    }

    /** Returns the same finding with another path, for example relative to the working directory. */
    public Finding withFile(String path) {
        return new Finding(path, line, column, code, message);
    }

    /**
     * Returns one line in the format of compilers, so that editors can jump to the position.
     *
     * @see <a href="https://www.gnu.org/prep/standards/html_node/Errors.html">GNU Coding Standards, Errors</a>
     */
    @Override
    public String toString() {
        String place = PrintableText.line(file) + ":" + line + ":" + column;
        return place + ": " + severity() + ": " + PrintableText.line(message) + " [" + code + "]";
    }
}
