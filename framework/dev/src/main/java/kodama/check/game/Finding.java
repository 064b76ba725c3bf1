package kodama.check.game;

import java.util.Comparator;
import kodama.base.PrintableText;

/**
 * Something that is likely a mistake.
 *
 * @param file the script's path in its game
 * @param line from 1
 * @param column from 1; in characters
 * @param code what kind of mistake
 * @param message what is wrong, in one line without a period
 */
public record Finding(String file, int line, int column, FindingCode code, String message) {
    /** As one reads them: by file and place. */
    public static final Comparator<Finding> BY_POSITION = Comparator.comparing(Finding::file)
            .thenComparingInt(Finding::line)
            .thenComparingInt(Finding::column)
            .thenComparing(Finding::code)
            .thenComparing(Finding::message);

    public Severity severity() {
        return code.severity();
    }

    /** The same finding with the file's name elsewhere, as seen from the folder of a command. */
    public Finding withFile(String path) {
        return new Finding(path, line, column, code, message);
    }

    /**
     * Writes it in one line as compilers do, so that editors jump to its place.
     *
     * @see <a href="https://www.gnu.org/prep/standards/html_node/Errors.html">GNU Coding Standards, Errors</a>
     */
    @Override
    public String toString() {
        String place = PrintableText.line(file) + ":" + line + ":" + column;
        return place + ": " + severity() + ": " + PrintableText.line(message) + " [" + code + "]";
    }
}
