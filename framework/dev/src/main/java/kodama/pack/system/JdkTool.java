package kodama.pack.system;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Runs programs of a JDK. */
public final class JdkTool {
    private JdkTool() {}

    /**
     * Runs a program and waits for its end. Its output becomes the message if it fails.
     *
     * @param folder working directory
     * @param command the program and its arguments
     * @throws ToolException if the program cannot be started, or if its exit code is not 0
     */
    public static void run(Path folder, List<String> command) {
        try {
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) throw new ToolException(output.strip());
        } catch (IOException e) {
            throw new ToolException(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ToolException("interrupted");
        }
    }
}
