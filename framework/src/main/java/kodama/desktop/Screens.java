package kodama.desktop;

import java.awt.GraphicsConfiguration;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds room on the screens of now for a window that stood somewhere: one of them may be gone, or smaller. */
final class Screens {
    /** Less of a window's upper edge in view, and it could not be taken hold of; in the units of the desktop. */
    private static final int LEAST_IN_VIEW = 80;

    private Screens() {}

    /** What each screen has besides its bars. */
    static List<Rectangle> rooms() {
        List<Rectangle> rooms = new ArrayList<>();
        for (GraphicsDevice screen :
                GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices())
            rooms.add(room(screen.getDefaultConfiguration()));
        return rooms;
    }

    private static Rectangle room(GraphicsConfiguration screen) {
        Rectangle bounds = screen.getBounds();
        Insets bars = Toolkit.getDefaultToolkit().getScreenInsets(screen);
        return new Rectangle(
                bounds.x + bars.left,
                bounds.y + bars.top,
                bounds.width - bars.left - bars.right,
                bounds.height - bars.top - bars.bottom);
    }

    /**
     * The place of a window, no larger than the screen it is on; none if too little of it would be in view.
     *
     * @param wished where it stood, border and all
     * @param rooms what the screens have
     */
    static Optional<Rectangle> fit(Rectangle wished, List<Rectangle> rooms) {
        return rooms.stream().filter(room -> isInView(wished, room)).findFirst().map(room -> clipped(wished, room));
    }

    private static boolean isInView(Rectangle wished, Rectangle room) {
        Rectangle seen = wished.intersection(room);
        return seen.width >= LEAST_IN_VIEW && seen.height >= LEAST_IN_VIEW && wished.y >= room.y;
    }

    private static Rectangle clipped(Rectangle wished, Rectangle room) {
        int width = Math.min(wished.width, room.width);
        int height = Math.min(wished.height, room.height);
        int x = wished.width > room.width ? room.x : wished.x;
        int y = wished.height > room.height ? room.y : wished.y;
        return new Rectangle(x, y, width, height);
    }
}
