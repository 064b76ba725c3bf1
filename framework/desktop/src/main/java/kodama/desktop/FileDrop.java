package kodama.desktop;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.awt.dnd.DnDConstants;
import java.awt.dnd.DropTargetAdapter;
import java.awt.dnd.DropTargetDragEvent;
import java.awt.dnd.DropTargetDropEvent;
import java.io.File;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Receives a file that the player drops on the window. On AWT's thread. */
final class FileDrop extends DropTargetAdapter {
    private final Consumer<Path> receiver;

    /**
     * @param receiver called with the first of the files that were dropped
     */
    FileDrop(Consumer<Path> receiver) {
        this.receiver = receiver;
    }

    @Override
    public void dragEnter(DropTargetDragEvent drag) {
        if (drag.isDataFlavorSupported(DataFlavor.javaFileListFlavor)) drag.acceptDrag(DnDConstants.ACTION_COPY);
        else drag.rejectDrag();
    }

    @Override
    public void drop(DropTargetDropEvent drop) {
        drop.acceptDrop(DnDConstants.ACTION_COPY);
        Path file = fileOf(drop.getTransferable());
        drop.dropComplete(file != null);
        if (file != null) receiver.accept(file);
    }

    /** Returns the first file; null if there is none, whatever another program offers. */
    static @Nullable Path fileOf(Transferable dropped) {
        try {
            Object files = dropped.getTransferData(DataFlavor.javaFileListFlavor);
            if (files instanceof List<?> list && !list.isEmpty() && list.get(0) instanceof File file)
                return file.toPath();
        } catch (UnsupportedFlavorException | IOException | InvalidPathException unusable) {
            // not files
        }
        return null;
    }
}
