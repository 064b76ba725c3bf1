package kodama.draw;

/** Lists for canvases that have not been drawn yet, numbered from 1. */
@FunctionalInterface
interface WaitingCanvases {
    /** Draws the lists up to a number, if they have not been drawn yet. */
    void draw(int number, CanvasPainter painter);
}
