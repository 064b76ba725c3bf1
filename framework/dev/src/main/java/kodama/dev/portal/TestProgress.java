package kodama.dev.portal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kodama.unittest.UnitTestListener;
import kodama.unittest.UnitTestResult;
import kodama.unittest.UnitTestResult.Outcome;

/** The progress of a game's tests: results by file, and counts. */
final class TestProgress implements UnitTestListener {
    private static final double NANOS_PER_SECOND = 1e9;

    /** The results of a file's tests. */
    record FileResults(String file, List<UnitTestResult> results) {
        long count(Outcome outcome) {
            return results.stream().filter(each -> each.outcome() == outcome).count();
        }

        long nanos() {
            return results.stream().mapToLong(UnitTestResult::nanos).sum();
        }
    }

    private final List<String> files;
    private final List<FileResults> done = new ArrayList<>();
    private boolean stopped;

    /** @param files the files to run, in order */
    TestProgress(List<String> files) {
        this.files = List.copyOf(files);
    }

    @Override
    public void fileDone(String file, List<UnitTestResult> results) {
        done.add(new FileResults(file, List.copyOf(results)));
    }

    /** Does nothing: the end is noticed by the loop. */
    @Override
    public void allDone() {}

    /** Marks the remaining files as not run. */
    void stop() {
        stopped = true;
    }

    /** The finished files in order; a live view. */
    List<FileResults> done() {
        return done;
    }

    /** The file being run; empty after the last. */
    String running() {
        return stopped || done.size() >= files.size() ? "" : files.get(done.size());
    }

    /** The finished part, from 0 to 1. */
    double fraction() {
        return files.isEmpty() ? 1 : Math.min(1, (double) done.size() / files.size());
    }

    long failed() {
        return count(Outcome.FAILED);
    }

    private long count(Outcome outcome) {
        return done.stream().mapToLong(each -> each.count(outcome)).sum();
    }

    private static String left(int files) {
        return files + (files == 1 ? " file left" : " files left");
    }

    /** A line with the number of results so far and the elapsed time. */
    String summary() {
        String sum = (stopped ? "stopped: " : "") + count(Outcome.PASSED) + " passed";
        if (failed() > 0) sum += ", " + failed() + " failed";
        if (count(Outcome.SKIPPED) > 0) sum += ", " + count(Outcome.SKIPPED) + " skipped";
        if (stopped) sum += ", " + left(files.size() - done.size());
        double seconds = done.stream().mapToLong(FileResults::nanos).sum() / NANOS_PER_SECOND;
        return sum + String.format(Locale.ROOT, ", %.2f s", seconds);
    }
}
