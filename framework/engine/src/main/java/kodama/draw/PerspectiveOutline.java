package kodama.draw;

/** The outline of a polygon on the screen: its corners, after those behind the viewer have been cut off. */
final class PerspectiveOutline {
    /** Polygons that extend farther are not drawn; reached only by numbers without bounds. */
    private static final double LIMIT = 1e15;

    /** x and y of each corner, in pixels. */
    final double[] places = new double[2 * PerspectivePolygon.MAX_CORNERS];

    int count;

    private PerspectiveView view = new PerspectiveView(1, 1);

    /** Begins an outline without corners. */
    void begin(PerspectiveView view) {
        this.view = view;
        count = 0;
    }

    /** Adds a corner. */
    void add(double x, double y) {
        places[2 * count] = x;
        places[2 * count + 1] = y;
        count++;
    }

    /**
     * Sets the outline to the part of a polygon that is not nearer than the near plane.
     *
     * @param corners x, y and z of each corner, in the space of the camera
     */
    void cutAtNearPlane(PerspectiveView view, double[] corners, int number) {
        begin(view);
        for (int i = 0; i < number; i++) {
            int from = 3 * i;
            int to = 3 * ((i + 1) % number);
            boolean isVisible = corners[from + 2] >= view.near;
            if (isVisible) project(corners[from], corners[from + 1], corners[from + 2]);
            if (isVisible != corners[to + 2] >= view.near) cut(corners, isVisible ? from : to, isVisible ? to : from);
        }
    }

    /** Cuts an edge, computed from its visible end, whatever its direction, so that neighbors get the same result. */
    private void cut(double[] corners, int visible, int hidden) {
        double share = (corners[visible + 2] - view.near) / (corners[visible + 2] - corners[hidden + 2]);
        double x = corners[visible] + share * (corners[hidden] - corners[visible]);
        double y = corners[visible + 1] + share * (corners[hidden + 1] - corners[visible + 1]);
        project(x, y, view.near);
    }

    private void project(double x, double y, double z) {
        add(view.centerX + x / z, view.centerY + y / z);
    }

    /**
     * Sets the outline to the part of the view in which a plane is visible and not too far.
     *
     * @param nums contains 1/z on the plane, see {@link PerspectivePolygon}
     */
    void cutAtHorizon(PerspectiveView view, double[] nums) {
        begin(view);
        edge(nums, view.left, view.top, view.right, view.top);
        edge(nums, view.right, view.top, view.right, view.bottom);
        edge(nums, view.right, view.bottom, view.left, view.bottom);
        edge(nums, view.left, view.bottom, view.left, view.top);
    }

    private void edge(double[] nums, double x0, double y0, double x1, double y1) {
        double from = nearness(nums, x0, y0);
        double to = nearness(nums, x1, y1);
        if (from >= 0) add(x0, y0);
        if (from >= 0 == to >= 0) return;
        double share = from / (from - to);
        add(x0 + share * (x1 - x0), y0 + share * (y1 - y0));
    }

    /** Returns how much 1/z exceeds that of the largest visible distance. */
    private double nearness(double[] nums, double x, double y) {
        double q = nums[PerspectivePolygon.Q]
                + (x - 0.5) * nums[PerspectivePolygon.Q + 1]
                + (y - 0.5) * nums[PerspectivePolygon.Q + 2];
        return q - 1 / view.far;
    }

    /** Returns the area of the bounding box within the view, in pixels; 0 if there is nothing to draw. */
    double area() {
        double left = LIMIT;
        double right = -LIMIT;
        double top = LIMIT;
        double bottom = -LIMIT;
        for (int i = 0; i < count; i++) {
            left = Math.min(left, places[2 * i]);
            right = Math.max(right, places[2 * i]);
            top = Math.min(top, places[2 * i + 1]);
            bottom = Math.max(bottom, places[2 * i + 1]);
        }
        boolean isExact = left > -LIMIT && right < LIMIT && top > -LIMIT && bottom < LIMIT; // false for NaN
        double wide = Math.min(right, view.right) - Math.max(left, view.left);
        double high = Math.min(bottom, view.bottom) - Math.max(top, view.top);
        return isExact && count >= 3 && wide > 0 && high > 0 ? wide * high : 0;
    }
}
