package kodama.dev.error;

import kodama.loop.GameError;

/** Writes reports of errors. */
@FunctionalInterface
public interface ErrorReports {
    /**
     * Writes a report.
     *
     * @param error what went wrong
     * @param words all there is to know of it, in lines
     * @return a sentence that says where the report is, or why there is none
     */
    String write(GameError error, String words);
}
