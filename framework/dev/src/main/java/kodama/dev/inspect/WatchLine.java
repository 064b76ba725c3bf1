package kodama.dev.inspect;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.UIManager;
import kodama.script.debug.Watch;

/** A watch: its name, its text, and a graph of the last ten seconds, scaled from minimum to maximum. */
final class WatchLine extends JComponent {
    private static final long serialVersionUID = 1;
    private static final int WIDTH = 520;
    private static final int HEIGHT = 34;
    private static final int TEXT_AT = 140;
    private static final int GRAPH_AT = 290;
    private static final int MARGIN = 5;

    private transient WatchRow watch;

    WatchLine(WatchRow watch) {
        this.watch = watch;
        setName("watch " + watch.name());
        setToolTipText(watch.place());
        Dimension size = InspectorTheme.scaled(WIDTH, HEIGHT);
        setPreferredSize(size);
        setMaximumSize(new Dimension(Integer.MAX_VALUE, size.height));
    }

    void show(WatchRow now) {
        watch = now;
        repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D pen = (Graphics2D) graphics.create();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        pen.setColor(UIManager.getColor("Label.foreground"));
        pen.setFont(UIManager.getFont("Label.font"));
        int base = (getHeight() + pen.getFontMetrics().getAscent()) / 2 - 1;
        pen.drawString(watch.name(), InspectorTheme.scaled(MARGIN), base);
        Shape clip = pen.getClip();
        pen.clipRect(0, 0, InspectorTheme.scaled(GRAPH_AT - MARGIN), getHeight());
        pen.drawString(watch.text(), InspectorTheme.scaled(TEXT_AT), base);
        pen.setClip(clip);
        pen.setColor(UIManager.getColor("Component.accentColor"));
        pen.draw(graph(watch.values()));
        pen.dispose();
    }

    private Path2D graph(List<Double> values) {
        double least = values.stream()
                .filter(value -> !value.isNaN())
                .min(Double::compare)
                .orElse(0.0);
        double most = values.stream()
                .filter(value -> !value.isNaN())
                .max(Double::compare)
                .orElse(0.0);
        double left = InspectorTheme.scaled(GRAPH_AT);
        double step = (getWidth() - left - InspectorTheme.scaled(MARGIN)) / Watch.VALUES;
        double margin = InspectorTheme.scaled(MARGIN);
        double high = getHeight() - 2 * margin;
        Path2D path = new Path2D.Double();
        boolean isOn = false;
        for (int i = 0; i < values.size(); i++) {
            double value = values.get(i);
            double share = most > least ? (value - least) / (most - least) : 0.5;
            if (Double.isNaN(value)) isOn = false;
            else if (isOn) path.lineTo(left + i * step, margin + high * (1 - share));
            else {
                path.moveTo(left + i * step, margin + high * (1 - share));
                isOn = true;
            }
        }
        return path;
    }
}
