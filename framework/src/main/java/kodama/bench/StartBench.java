package kodama.bench;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.ArrayList;
import java.util.List;
import kodama.profile.Bench;
import kodama.profile.Figures;
import kodama.profile.Samples;

/**
 * Measures a cold start: a new Java that plays one frame without a window and ends; {@code kodama bench start} runs it.
 */
public final class StartBench implements Bench {
    private final List<String> command = new ArrayList<>();
    private final int starts;

    /**
     * Prepares to measure.
     *
     * @param main name of the class to start, found where this one is
     * @param arguments what makes it play one frame and end
     * @param starts how many times; at least 1
     */
    public StartBench(String main, List<String> arguments, int starts) {
        command.add(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main));
        command.addAll(arguments);
        this.starts = starts;
    }

    @Override
    public void run(Figures figures) {
        Samples times = new Samples(starts);
        for (int i = 0; i < starts; i++) times.add(start());
        figures.add("start, first frame and end, median of " + starts, times.median(), "ms", "< 1000");
        figures.add("start, first frame and end, max", times.max(), "ms");
    }

    private long start() {
        long start = System.nanoTime();
        int code = exitCode();
        if (code != 0) throw new IllegalStateException("exit code " + code + " of " + String.join(" ", command));
        return System.nanoTime() - start;
    }

    private int exitCode() {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.redirectOutput(Redirect.DISCARD).redirectError(Redirect.INHERIT);
        try {
            return builder.start().waitFor();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while Java was starting", e);
        }
    }
}
