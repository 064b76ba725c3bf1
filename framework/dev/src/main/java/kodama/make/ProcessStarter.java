package kodama.make;

import java.awt.EventQueue;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.function.Consumer;

/** Starts games and commands, each in a process of its own, and tells in a sentence what came of it. */
final class ProcessStarter {
    private final KodamaLauncher program;
    private final Consumer<String> tell;

    /** @param tell shows a sentence; called by AWT's thread */
    ProcessStarter(KodamaLauncher program, Consumer<String> tell) {
        this.program = program;
        this.tell = tell;
    }

    /** Starts Kodama once more; a sentence is told at once. */
    void start(String begun, String... arguments) {
        try {
            Process process = new ProcessBuilder(program.processCommand(arguments))
                    .redirectErrorStream(true)
                    .start();
            tell.accept(begun);
            Thread waiting = new Thread(() -> follow(process), "kodama-start");
            waiting.setDaemon(true);
            waiting.start();
        } catch (IOException e) {
            tell.accept("it cannot be started (" + e.getMessage() + ")");
        }
    }

    private void follow(Process process) {
        String last = "";
        try (BufferedReader lines = process.inputReader()) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                System.out.println(line);
                if (!line.isBlank()) last = line;
            }
            told(process.waitFor(), last);
        } catch (IOException ended) {
            told(-1, last);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    /** What it said last is the sentence that tells why, or what it has made. */
    private void told(int code, String last) {
        String sentence = last.replaceFirst("^kodama: ", "");
        EventQueue.invokeLater(() -> {
            if (!sentence.isEmpty()) tell.accept(sentence);
            else tell.accept(code == 0 ? " " : "it ended with exit code " + code);
        });
    }
}
