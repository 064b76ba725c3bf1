package kodama.script.camera;

/** How a camera moves along one axis; all lengths are in pixels of the world. */
final class CameraAxis {
    /** Position of the camera and of what it follows in the last tick. */
    private double position;

    private double target;
    /** Whether the camera moves with what it follows. */
    private boolean isCarried;

    /**
     * Returns the next position towards a target.
     *
     * @param from the current position
     * @param target the position of what it follows
     * @param deadZone length of the area around the camera in which the target moves without it
     * @param share part of the remaining distance that it moves, 0 to 1
     */
    static double approach(double from, double target, double deadZone, double share) {
        double distance = target - from;
        double outside = Math.abs(distance) - deadZone / 2;
        if (outside <= 0) return from;
        return from + Math.copySign(outside, distance) * share;
    }

    /**
     * Returns the position nearest to another at which the view is within bounds; the middle of bounds that are smaller
     * than the view.
     */
    static double limit(double position, double least, double length, double view) {
        if (length <= view) return least + length / 2;
        return Math.max(least + view / 2, Math.min(least + length - view / 2, position));
    }

    /** Records the position after a tick. */
    void moved(double to, double ofTarget) {
        if (to != position) isCarried = true;
        else if (ofTarget != target) isCarried = false;
        position = to;
        target = ofTarget;
    }

    /**
     * Returns by how much the camera has to be moved in the picture so that what it follows does not tremble: a sprite
     * is drawn at whole pixels, so the camera goes along with its rounding.
     *
     * @param ofTarget the position of what it follows in the picture
     */
    double correction(double ofTarget) {
        return isCarried && Math.abs(ofTarget) < 1e9 ? Math.floor(ofTarget + 0.5) - ofTarget : 0;
    }
}
