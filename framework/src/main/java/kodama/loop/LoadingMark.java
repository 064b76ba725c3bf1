package kodama.loop;

import kodama.draw.DrawList;

/** What is on screen before the game is: three squares, drawn by code so that no file has to be opened. */
final class LoadingMark {
    private static final int COLOR = 0xFF8FD3B6;
    private static final int SIDE = 4;

    private LoadingMark() {}

    static void draw(DrawList list, int width, int height) {
        for (int i = -1; i <= 1; i++) {
            list.rect(width / 2.0 + 3 * i * SIDE - SIDE / 2.0, height / 2.0, SIDE, SIDE, COLOR);
        }
    }
}
