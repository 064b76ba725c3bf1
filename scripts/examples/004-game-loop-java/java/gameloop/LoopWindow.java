package gameloop;

import java.awt.Canvas;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.awt.image.BufferStrategy;
import javax.swing.JFrame;
import kodama.time.SystemNanoClock;

/** A window that runs the loop: {@code java -cp kodama.jar:classes gameloop.LoopWindow}. */
public final class LoopWindow {
    private final Canvas canvas = new Canvas();
    private double angle;

    private LoopWindow() {}

    /**
     * Opens the window; closing it ends the loop.
     *
     * @param args ignored
     */
    public static void main(String[] args) {
        new LoopWindow().open();
    }

    private void open() {
        JFrame frame = new JFrame("Game loop");
        canvas.setPreferredSize(new Dimension(320, 240));
        canvas.setIgnoreRepaint(true);
        frame.add(canvas);
        frame.pack();
        frame.setVisible(true);
        canvas.createBufferStrategy(2);
        GameMaster master = new GameMaster(new SystemNanoClock(), this::update, this::render);
        master.start();
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosing(WindowEvent event) {
                master.terminate();
                join(master);
                frame.dispose();
            }
        });
    }

    private static void join(Thread loop) {
        try {
            loop.join();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private void update() {
        angle += Math.PI / 120; // one turn in four seconds
    }

    /** Reads the size in each frame, because the window can be resized at any time. */
    private void render(String fps) {
        BufferStrategy buffers = canvas.getBufferStrategy();
        Graphics picture = buffers.getDrawGraphics();
        try {
            int width = canvas.getWidth();
            int height = canvas.getHeight();
            picture.setColor(Color.BLACK);
            picture.fillRect(0, 0, width, height);
            picture.setColor(Color.WHITE);
            picture.drawString(fps, 6, height - 10);
            int x = (int) (width / 2 + 80 * Math.cos(angle));
            int y = (int) (height / 2 + 80 * Math.sin(angle));
            picture.fillOval(x - 6, y - 6, 12, 12);
        } finally {
            picture.dispose();
        }
        buffers.show();
    }
}
