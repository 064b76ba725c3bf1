package kodama.bench;

import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.Toolkit;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Main class of a game whose window another process can minimize: runs a main class and minimizes all windows when its
 * standard input ends. Also copied next to packed games, so it uses nothing but the JDK.
 */
final class IconifiableGame {
    private IconifiableGame() {}

    /** Runs the main class that the first argument names, with the other arguments. */
    public static void main(String[] args) throws ReflectiveOperationException {
        Thread waiting = new Thread(IconifiableGame::minimizeAtEndOfInput, "bench-input");
        waiting.setDaemon(true);
        waiting.start();
        String[] others = Arrays.copyOfRange(args, 1, args.length);
        Method main = Class.forName(args[0]).getMethod("main", String[].class);
        main.setAccessible(true); // as for java itself, its class need not be public
        main.invoke(null, (Object) others);
    }

    private static void minimizeAtEndOfInput() {
        try (BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            while (input.readLine() != null) continue;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        EventQueue.invokeLater(() -> {
            for (Frame frame : Frame.getFrames()) frame.setExtendedState(Frame.ICONIFIED);
        });
    }

    /** Whether windows can be minimized: on X11 only if there is a window manager. */
    static boolean isPossible() {
        return Toolkit.getDefaultToolkit().isFrameStateSupported(Frame.ICONIFIED);
    }
}
