package kodama.bench;

import java.awt.Canvas;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Graphics;
import java.awt.Toolkit;
import java.awt.image.BufferStrategy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The least that a Java program with a window does: an empty frame that is painted once through two buffers. Nothing
 * that opens a window can start faster. It uses only classes of Java.
 */
final class MinimalFrame {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 480;

    private MinimalFrame() {}

    /**
     * Shows the frame, and then stays open.
     *
     * @param args the file to write when the picture is on the screen; without it, the program exits
     */
    public static void main(String[] args) throws IOException {
        Frame frame = new Frame("minimal");
        Canvas canvas = new Canvas();
        canvas.setPreferredSize(new Dimension(WIDTH, HEIGHT));
        frame.add(canvas);
        frame.pack();
        frame.setVisible(true);
        canvas.createBufferStrategy(2);
        BufferStrategy buffers = canvas.getBufferStrategy();
        Graphics graphics = buffers.getDrawGraphics();
        graphics.setColor(Color.BLUE);
        graphics.fillRect(0, 0, WIDTH, HEIGHT);
        graphics.dispose();
        buffers.show();
        Toolkit.getDefaultToolkit().sync();
        if (args.length == 0) System.exit(0);
        Files.writeString(Path.of(args[0]), "\n");
    }
}
