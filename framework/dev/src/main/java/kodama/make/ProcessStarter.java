package kodama.make;

import java.awt.EventQueue;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.function.Consumer;

/** Starts Kodama's commands in processes of their own and reports their results. */
final class ProcessStarter {
    private final KodamaLauncher launcher;
    private final Consumer<String> report;

    /** @param report called with a sentence, on AWT's thread */
    ProcessStarter(KodamaLauncher launcher, Consumer<String> report) {
        this.launcher = launcher;
        this.report = report;
    }

    /** Starts a command; reports {@code begun} at once. */
    void start(String begun, String... arguments) {
        try {
            Process process = new ProcessBuilder(launcher.processCommand(arguments))
                    .redirectErrorStream(true)
                    .start();
            report.accept(begun);
            Thread waiting = new Thread(() -> follow(process), "kodama-start");
            waiting.setDaemon(true);
            waiting.start();
        } catch (IOException e) {
            report.accept("cannot be started (" + e.getMessage() + ")");
        }
    }

    private void follow(Process process) {
        String last = "";
        try (BufferedReader lines = process.inputReader()) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                System.out.println(line);
                if (!line.isBlank()) last = line;
            }
            reportEnd(process.waitFor(), last);
        } catch (IOException ended) {
            reportEnd(-1, last);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    /** Reports the last printed line: it says why the command failed or what it created. */
    private void reportEnd(int code, String last) {
        String sentence = last.replaceFirst("^kodama: ", "");
        EventQueue.invokeLater(() -> {
            if (!sentence.isEmpty()) report.accept(sentence);
            else report.accept(code == 0 ? " " : "exit code " + code);
        });
    }
}
